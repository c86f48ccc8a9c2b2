// `npm pack`, after: our own package.json again.
import { restoreManifest } from './manifest.mjs';

await restoreManifest();
