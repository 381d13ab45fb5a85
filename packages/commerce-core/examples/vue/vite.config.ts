import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { proxy } from '../vite-proxy.ts';

export default defineConfig({ root: import.meta.dirname, plugins: [vue()], server: { proxy } });
