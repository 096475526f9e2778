// Small movements of dice that stay where they are.

/** A taken die drops and fades. */
export function fall(node: SVGGElement): () => void {
  const animation = node.animate(
    [{ transform: "translateY(0)", opacity: 1 }, { transform: "translateY(10px)", opacity: 0 }],
    { duration: 170, easing: "cubic-bezier(.55,0,.9,.4)", fill: "forwards" },
  );
  return () => animation.cancel();
}

/** Against a neighbour, and back. */
export function lunge(x: number, y: number): (node: SVGGElement) => () => void {
  return (node) => {
    const animation = node.animate(
      [{ transform: "translate(0, 0)" }, { transform: `translate(${x * 0.42}px, ${y * 0.42}px)`, easing: "cubic-bezier(.2,.85,.25,1)" }, { transform: "translate(0, 0)" }],
      { duration: 240, easing: "cubic-bezier(.6,0,.9,.4)" },
    );
    return () => animation.cancel();
  };
}

/** Over onto another face. */
export function tip(node: SVGGElement): () => void {
  const animation = node.animate(
    [{ transform: "translateY(0) scaleX(1)" }, { transform: "translateY(-9px) scaleX(.04)" }, { transform: "translateY(0) scaleX(1)" }],
    { duration: 400, easing: "cubic-bezier(.4,0,.6,1)" },
  );
  return () => animation.cancel();
}
