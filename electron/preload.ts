import { contextBridge, ipcRenderer, webUtils } from 'electron';
import type { Bridge, OfficeChoice } from '../renderer/lib/bridge.ts';

/** Everything the page gets from the desktop; its data it fetches over HTTP like every other client. */
const bridge: Bridge = {
  getSessionCode: () => ipcRenderer.invoke('session-code') as Promise<string>,
  showInFolder: (path) => ipcRenderer.invoke('show-folder', path) as Promise<void>,
  pickFolder: () => ipcRenderer.invoke('pick-folder') as Promise<string | null>,
  pickExport: () => ipcRenderer.invoke('pick-export') as Promise<string | null>,
  pickModel: () => ipcRenderer.invoke('pick-model') as Promise<string | null>,
  pathOf: (file) => webUtils.getPathForFile(file),
  getOffice: () => ipcRenderer.invoke('get-office') as Promise<string | null>,
  connectOffice: (address) => ipcRenderer.invoke('connect-office', address) as Promise<OfficeChoice>,
  forgetOffice: () => ipcRenderer.invoke('forget-office') as Promise<void>,
  restart: () => ipcRenderer.invoke('restart') as Promise<void>,
};

contextBridge.exposeInMainWorld('longlist', bridge);
