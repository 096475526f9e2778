import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { cardIcons } from "./scripts/cardicons.mjs";

const server = process.env.SANDTABLE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte" }), cardIcons()],
  build: {
    target: "es2022",
    // The policy of the server allows no data: fonts, and small files are better cached than inlined.
    assetsInlineLimit: 0,
    // What is loaded first is counted by it.
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    // NOTICE, which the About page shows, lies beside us.
    fs: { allow: [".."] },
    // The server speaks to its own pages only: what passes here must look like one of them.
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
      "/health": { target: server, changeOrigin: true },
      "/ws": { target: server, changeOrigin: true, ws: true, rewriteWsOrigin: true },
    },
  },
  // Long enough for a machine that is busy with something else: nothing here waits for time to pass.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
