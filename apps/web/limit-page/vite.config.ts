import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Into a folder of its own, which is not deployed. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  build: { assetsDir: 'static', modulePreload: { polyfill: false } },
});
