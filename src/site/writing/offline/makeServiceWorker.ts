/** Bundles the service worker, with the libraries that it stands on, into one classic script at the root of the site: what a browser's scope begins with. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `base`: the path below which the site lies, with a slash at both ends. @returns The script */
export async function makeServiceWorker(base: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../../offline/serviceWorker.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output.filter((part) => part.type === 'chunk') : []));
  const [script, ...others] = chunks;
  if (!script || others.length > 0) throw new Error(`The service worker is one script, and not ${chunks.length}.`);
  return script.code;
}
