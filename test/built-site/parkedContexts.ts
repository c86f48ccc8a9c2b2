/**
 * Contexts of a browser that tests are done with, emptied for the next that asks for one like it. Half of what opening a page costs is the process that
 * comes with it, which a page that stands already has.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** What cannot be taken back: whoever asks a context or page for it has it for themselves, and it is closed afterwards. */
const spending = {
  context: ['addCookies', 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'route', 'setOffline'],
  page: ['addInitScript', 'addScriptTag', 'addStyleTag', 'exposeBinding', 'exposeFunction', 'route', 'setViewportSize'],
} as const;
/** What a test hears of a page or context, and the next must not. */
const heard = {
  context: ['console', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'],
  page: ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished', 'response', 'worker'],
} as const;

interface Lease {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
  readonly openSession: (page: Page) => Promise<CDPSession>;
  page?: Page;
  session?: CDPSession;
  /** A test has its page. */
  isOpen: boolean;
  isSpent: boolean;
}

/**
 * From now on a context that is closed is emptied instead, where that can be done whole, and given to the next that asks for the same options.
 * @returns What closes all contexts for good
 */
export function parkContexts(browser: Browser): () => Promise<void> {
  const open = browser.newContext.bind(browser);
  const leases = new Set<Lease>();
  const parked = new Map<string, Lease>();
  const end = async (lease: Lease): Promise<void> => {
    leases.delete(lease);
    await lease.close();
  };
  browser.newContext = async (options = {}) => {
    const key = JSON.stringify(options);
    const before = parked.get(key);
    parked.delete(key);
    if (before) return before.context;
    const lease = lend(await open(options));
    leases.add(lease);
    lease.context.close = async () => {
      if (parked.has(key) || !(await empty(lease, options))) await end(lease);
      else parked.set(key, lease);
    };
    return lease.context;
  };
  browser.newPage = async (options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.close = () => context.close();
    return page;
  };
  return async () => {
    parked.clear();
    await Promise.all([...leases].map(end));
  };
}

function lend(context: BrowserContext): Lease {
  const [close, open, openSession] = [context.close.bind(context), context.newPage.bind(context), context.newCDPSession.bind(context)];
  const lease: Lease = { context, close, openSession, isOpen: false, isSpent: false };
  spendBy(context, spending.context, lease);
  context.newPage = async () => {
    if (lease.page && !lease.isOpen) {
      lease.isOpen = true;
      return lease.page;
    }
    const page = await open();
    if (lease.page) return page;
    spendBy(page, spending.page, lease);
    const emulate = page.emulateMedia.bind(page);
    page.emulateMedia = (media = {}) => {
      // Colours alone are set back.
      if (Object.keys(media).some((key) => key !== 'colorScheme')) lease.isSpent = true;
      return emulate(media);
    };
    return Object.assign(lease, { page, isOpen: true }).page;
  };
  return lease;
}

function spendBy<Kind extends BrowserContext | Page>(of: Kind, names: readonly (keyof Kind)[], lease: Lease): void {
  for (const name of names) {
    const method = (of[name] as (...args: unknown[]) => unknown).bind(of);
    of[name] = ((...args: unknown[]) => {
      lease.isSpent = true;
      return method(...args);
    }) as Kind[typeof name];
  }
}

/** Whether everything is gone that a test left: what it stored, where it was, what it heard, where its pointer lay. */
async function empty(lease: Lease, { javaScriptEnabled = true, colorScheme = 'light' }: BrowserContextOptions): Promise<boolean> {
  const { context, page, isSpent } = lease;
  // A second page, or one that a page opened, may have its own listeners.
  if (isSpent || !page || page.isClosed() || context.pages().length !== 1 || !javaScriptEnabled) return false;
  for (const event of heard.page) page.removeAllListeners(event);
  for (const event of heard.context) context.removeAllListeners(event);
  try {
    await page.mouse.move(-1, -1);
    if (!(await page.evaluate(forget))) return false;
    const { origin } = new URL(page.url());
    await page.goto('about:blank');
    lease.session ??= await lease.openSession(page);
    await lease.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
    await lease.session.send('Page.resetNavigationHistory');
    await page.emulateMedia({ colorScheme });
  } catch {
    return false;
  }
  delete (page as Partial<Page>).close;
  lease.isOpen = false;
  return true;
}

/** Runs in the page that a test leaves. @returns Whether nothing is left then: what works for a site beside its pages is not ended so. */
async function forget(): Promise<boolean> {
  if (!location.protocol.startsWith('http')) return false;
  // What a page does as it is left it may do no more: some of them store where the reader was.
  for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
    window.addEventListener(event, (left) => left.stopImmediatePropagation(), { capture: true });
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  const [workers, stores, databases] = await Promise.all([
    navigator.serviceWorker.getRegistrations(),
    caches.keys(),
    indexedDB.databases(),
  ]);
  return workers.length + stores.length + databases.length === 0 && document.cookie === '';
}
