import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddingFolder } from '../helpers/embedding_folder.ts';
import { modelThatQuotes } from '../helpers/gguf.ts';
import { startModelServer, type ModelServer } from '../helpers/model_server.ts';
import { axeFindings } from './axe.ts';
import { openPage, rail, removeData, type RunningApp, startApp, startBrowser } from './app.ts';
import { eventually } from './eventually.ts';

/** Choosing a model on this computer, trying it, switching it on and off. */
describe('models', () => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let server: ModelServer;

  beforeAll(async () => {
    server = await startModelServer({ kind: 'ollama', models: ['tiny:1b', 'other:3b'] });
    app = await startApp();
    browser = await startBrowser();
    ({ page, complaints } = await openPage(browser, app.link));
    await rail(page, 'Settings').click();
    await page.getByRole('heading', { name: 'Models', exact: true }).scrollIntoViewIfNeeded();
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
    removeData(app);
    await server.close();
  });
  const section = () => page.locator('#models');

  it('is off, and says what is wrong with an address', async () => {
    await section().getByText('Off. No model is used.').waitFor();
    await eventually(() => section().getByRole('button', { name: 'Switch on' }).isDisabled()).toBe(true);
    await section().getByLabel('Address').fill('http://127.0.0.1:9');
    await section().getByRole('button', { name: 'Find models' }).click();
    await section().getByText('No model server answers at http://127.0.0.1:9.').waitFor();
  });

  it('finds the server and its models, whatever kind was chosen', async () => {
    await section().getByLabel('Server', { exact: true }).selectOption('LM Studio');
    await section().getByLabel('Address').fill(server.url);
    await section().getByRole('button', { name: 'Find models' }).click();
    await section().getByText('Ollama 0.12.3 answers, with 2 models.').waitFor();
    await eventually(() => section().getByLabel('Server', { exact: true }).inputValue()).toBe('ollama');
    await eventually(() => section().getByLabel('Model', { exact: true }).inputValue()).toBe('tiny:1b');
  });

  it('tests it with two questions', async () => {
    await section().getByRole('button', { name: 'Test', exact: true }).click();
    await section().getByText('Both answers are right.').waitFor();
    await section().getByText('“Led a team of nine warehouse staff and planned their shifts”').waitFor();
  });

  it('is switched on, keeps that over a reload, and is switched off', async () => {
    await section().getByRole('button', { name: 'Switch on' }).click();
    await section().getByText('tiny:1b answers criteria that no rule covers.').waitFor();
    await section().getByText('Nothing is waiting for the model.').waitFor();
    await page.reload();
    await section().getByText('tiny:1b answers criteria that no rule covers.').waitFor();
    await section().getByRole('button', { name: 'Switch off' }).click();
    await section().getByText('Off. No model is used.').waitFor();
    expect(complaints).toEqual([]);
  });

  const QUOTE = 'Led a team of nine warehouse staff and planned their shifts';
  const part = () => page.getByRole('region', { name: 'A model as a file' });
  const check = async (file: string): Promise<void> => {
    await part().getByLabel('Path of the file').fill(file);
    await part().getByRole('button', { name: 'Check' }).click();
  };

  it('as a file is refused, checked, tested, used, gone and forgotten, and each is said', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longlist-gguf-'));
    const letter = path.join(folder, 'letter.gguf');
    const file = path.join(folder, 'assistant.gguf');
    writeFileSync(letter, '%PDF-1.7 and so on, long enough to be looked at');
    writeFileSync(file, modelThatQuotes(QUOTE));
    await part().getByText('No file was chosen.').waitFor();
    await check(letter);
    await part().getByText('letter.gguf was refused.').waitFor();
    await part().getByText('This is no GGUF file, whatever its name says.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await check(file);
    await part()
      .getByText(/^assistant@\w{12} was checked and can be used\.$/)
      .waitFor();
    await part().getByRole('button', { name: 'Test', exact: true }).click();
    await part().getByText(`“${QUOTE}”`).first().waitFor();
    await part().getByText('did not answer both questions correctly').waitFor();
    await part().getByRole('button', { name: 'Use this one' }).click();
    await section()
      .getByText(/^assistant@\w{12} answers criteria that no rule covers\.$/)
      .waitFor();
    await part()
      .getByText(/^assistant@\w{12} is in use\.$/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    rmSync(folder, { recursive: true });
    await part()
      .getByText(/^assistant@\w{12} can no longer be found\.$/)
      .waitFor();
    await part().getByText('The model file is not there').waitFor();
    await part().getByRole('button', { name: 'Remove this file' }).click();
    await part().getByText('No file was chosen.').waitFor();
    await section().getByText('Off. No model is used.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('of vectors is refused, added for the next start, and taken back, and each is said', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'longlist-embedding-'));
    const rankings = page.getByRole('region', { name: 'The model behind rankings' });
    const add = async (at: string): Promise<void> => {
      await rankings.getByLabel('Folder of the model').fill(at);
      await rankings.getByRole('button', { name: 'Check and add' }).click();
    };
    await rankings.getByText(/^all-MiniLM-L6-v2@\w{12}, which comes with Longlist, is in use\.$/).waitFor();
    await add(folder);
    await rankings.getByText('The folder has no config.json.').waitFor();
    await add(embeddingFolder(path.join(folder, 'multilingual')));
    await rankings
      .getByText(/^multilingual@\w{12} works and will be used after the next restart\./)
      .waitFor();
    await rankings.getByText('Prefixes: “query: ” for jobs, “passage: ” for resumes.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await rankings.getByRole('button', { name: 'Use the bundled model again' }).click();
    await rankings.getByText(/which comes with Longlist, is in use\.$/).waitFor();
    rmSync(folder, { recursive: true });
    expect(complaints).toEqual([]);
  });
});
