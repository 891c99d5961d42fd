import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../renderer/bridge.ts';

/** Everything the page gets from the desktop; its data it fetches over HTTP like every other client. */
const bridge: Bridge = {
  getSessionCode: () => ipcRenderer.invoke('session-code') as Promise<string>,
};

contextBridge.exposeInMainWorld('longlist', bridge);
