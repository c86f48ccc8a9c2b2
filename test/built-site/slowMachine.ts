/**
 * `CONCORDANCE_SLOW=4`: every page of the tests has a processor four times slower and a slow network, and whatever a browser tells a page in a task of its
 * own comes late. A test that looks once where it must wait fails then each time, not once in a hundred.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';

const rate = Number(process.env['CONCORDANCE_SLOW'] ?? 1);
const latency = 50 * rate;

/** Makes what is opened in a browser from now on slow, where the environment asks for it. */
export function slowDown(browser: Browser): void {
  if (!(rate > 1)) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(tellLate, latency);
    context.on('page', (page) => void throttle(context, page).catch(() => undefined));
    return context;
  };
}

/** Fails where the page is closed meanwhile, which then needs no throttle. */
async function throttle(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await client.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 });
}

/** Runs in the page: events, answers and observers are told so many milliseconds later. */
function tellLate(milliseconds: number): void {
  const late = (tell: () => unknown): void => void setTimeout(tell, milliseconds);
  const told = new Set(['toggle', 'storage', 'popstate', 'hashchange', 'message']);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with each target
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const comesLate = typeof listener === 'function' && told.has(type);
    listen.call(this, type, comesLate ? (event) => late(listener.bind(this, event)) : listener, options);
  };
  const ask = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    await new Promise<void>(late);
    return ask(...request);
  };
  if ('clipboard' in navigator) {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await new Promise<void>(late);
      return write(text);
    };
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const Observer = globalThis[name] as new (tell: (...told: unknown[]) => void, options?: unknown) => object;
    Object.assign(globalThis, {
      [name]: class extends Observer {
        constructor(tell: (...told: unknown[]) => void, options?: unknown) {
          super((...told) => late(() => tell(...told)), options);
        }
      },
    });
  }
}
