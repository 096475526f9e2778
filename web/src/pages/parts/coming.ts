// Games that are being built. They are shown, and nothing pretends that they can be played: one that can is taken from here.

export interface Coming {
  name: string;
  title: string;
  tagline: string;
}

export const COMING: Coming[] = [
  { name: "antithesis", title: "Antithesis", tagline: "Cards, terrain and a bank of dice on one board." },
];
