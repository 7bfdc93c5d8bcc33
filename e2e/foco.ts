import type { Page } from 'playwright-core'

/** What the element says that has the focus; empty where nothing has it, not even the page. */
export const conFoco = (page: Page): Promise<string> =>
  page.evaluate<string>(
    "document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')",
  )
