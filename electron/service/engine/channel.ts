/* A child's end of the channel to whoever started it. */

/** Electron's utility processes talk through process.parentPort, Node's through process itself. */
type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};
const port = (process as { parentPort?: ParentPort }).parentPort;

/** Tells the service something. */
export function tell(message: unknown): void {
  if (port === undefined) process.send?.(message);
  else port.postMessage(message);
}

/** Takes what the service says from now on. */
export function onMessage<Message>(receive: (message: Message) => void): void {
  if (port === undefined) process.on('message', (message) => receive(message as Message));
  else port.on('message', ({ data }) => receive(data as Message));
}
