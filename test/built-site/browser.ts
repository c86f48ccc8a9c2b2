/** Debian's Chromium, driven by playwright-core. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env['CONCORDANCE_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether there is a browser to test with. */
export const hasBrowser = existsSync(executablePath);

export async function launchBrowser(): Promise<Browser> {
  const flags = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];
  // Chromium's sandbox refuses to run as root, which is who containers run as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...flags, ...asRoot] });
}
