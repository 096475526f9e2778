// A component as it first appears, for tests: its markup, and its words alone.

import type { Component } from "svelte";
import { render } from "svelte/server";

// A test gives a component what it looks at, and nothing more.
export const markup = (component: Component<any>, props: object): string => render(component, { props }).body.replace(/<!--.*?-->/g, "");

export const words = (component: Component<any>, props: object): string => markup(component, props).replace(/<[^>]*>/g, " ").replace(/\s+/g, " ").trim();
