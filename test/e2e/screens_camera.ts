import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** How the app is looked at: a window's size, and what the computer asks of a page. */
export type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly contrast?: 'more';
  readonly forced?: true;
  /** On paper the whole view is taken, as long as it is. */
  readonly media?: 'print';
  readonly language?: 'de';
};

const LIGHT = { width: 1280, height: 800, scheme: 'light' } as const;

/** The first is the one the walk is done in; every picture of it may be taken in the others, too. */
export const LOOKS = [
  { name: 'light', ...LIGHT },
  { name: 'dark', ...LIGHT, scheme: 'dark' },
  { name: 'contrast', ...LIGHT, contrast: 'more' },
  { name: 'contrast-dark', ...LIGHT, scheme: 'dark', contrast: 'more' },
  { name: 'large', ...LIGHT, width: 1600, height: 1000 },
  { name: 'zoomed', ...LIGHT, width: 640, height: 400 },
  { name: 'forced', ...LIGHT, forced: true },
  { name: 'print', ...LIGHT, width: 720, height: 1000, media: 'print' },
  { name: 'german', ...LIGHT, language: 'de' },
  { name: 'german-zoomed', ...LIGHT, width: 640, height: 400, language: 'de' },
] as const satisfies readonly Look[];
const FIRST: Look = LOOKS[0];

/** The folder a picture goes to; null: it is not taken. */
export type Kept = (name: string, look: Look) => string | null;

/** As WebP, which takes a third of what PNG does. */
async function take(page: Page, file: string, is_whole: boolean): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { cssContentSize } = await cdp.send('Page.getLayoutMetrics');
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(is_whole
      ? {
          captureBeyondViewport: true,
          clip: { ...cssContentSize, height: Math.min(cssContentSize.height, 3000), scale: 1 },
        }
      : {}),
  });
  await cdp.detach();
  writeFileSync(file, Buffer.from(data, 'base64'));
}

async function putOn(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({
    colorScheme: look.scheme,
    contrast: look.contrast ?? 'no-preference',
    forcedColors: look.forced === true ? 'active' : 'none',
    media: look.media ?? 'screen',
  });
  await page.setViewportSize({ width: look.width, height: look.height });
}

/** Takes a page as it stands in one look after the other. A language needs the page anew: `tour` goes back to where it was. */
export class Camera {
  private readonly addresses = new Map<string, string>();
  private readonly page: Page;
  private readonly kept: Kept;

  constructor(page: Page, kept: Kept) {
    this.page = page;
    this.kept = kept;
  }

  readonly shot = async (name: string): Promise<void> => {
    this.addresses.set(name, this.page.url());
    await this.page.mouse.move(2, 2);
    await this.loaded();
    await this.inLooks(name, (look) => look.language === undefined);
  };

  /** Goes once more to every address that was taken (or to those named), in the looks of another language. */
  async tour(then: (shot: (name: string) => Promise<void>) => Promise<void> = async () => undefined) {
    const languages = LOOKS.filter((look: Look) => look.language !== undefined);
    const places = [...this.addresses].filter(([name]) => languages.some((look) => this.kept(name, look)));
    this.addresses.clear();
    if (places.length === 0) return;
    const back = this.page.url();
    await this.speak('de');
    const shot = (name: string): Promise<void> =>
      this.inLooks(name, (look) => look.language !== undefined && this.kept(name, look) !== null);
    for (const [name, address] of places) {
      await this.page.goto(address);
      await this.page.waitForTimeout(1500);
      await this.loaded();
      await shot(name);
    }
    await then(shot);
    await this.speak(null);
    await this.page.goto(back);
    await this.page.waitForTimeout(900);
  }

  private async speak(language: 'de' | null): Promise<void> {
    await this.page.evaluate((chosen) => {
      if (chosen === null) localStorage.removeItem('longlist.language');
      else localStorage.setItem('longlist.language', chosen);
    }, language);
    await this.page.reload();
    await this.page.waitForTimeout(1500);
  }

  /** What is on its way comes first, however busy the machine; where it never comes, its place is the picture. */
  private async loaded(): Promise<void> {
    const grey = this.page
      .locator('.mantine-Skeleton-root, [role=status][aria-label] > div, [data-wait]')
      .first();
    await grey.waitFor({ state: 'detached', timeout: 20_000 }).catch(() => undefined);
  }

  private async inLooks(name: string, wanted: (look: Look) => boolean): Promise<void> {
    let is_changed = false;
    for (const look of LOOKS as readonly Look[]) {
      const folder = wanted(look) ? this.kept(name, look) : null;
      if (folder === null) continue;
      if (look !== FIRST) {
        await putOn(this.page, look);
        await this.page.waitForTimeout(450);
        is_changed = true;
      }
      const file = path.join(folder, `${name}-${look.name}.webp`);
      await take(this.page, file, look.media === 'print');
    }
    if (!is_changed) return;
    await putOn(this.page, FIRST);
    await this.page.waitForTimeout(300);
  }
}
