import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is dragged carries this, so that nothing else on the page is taken for a person. */
const PERSON = Symbol('person');

/** Makes a card one that can be dragged by its handle and takes others; gives what ends that. */
export function orderByDrag(
  card: HTMLElement,
  handle: HTMLElement,
  options: {
    readonly id: string;
    readonly onOver: (is_over: boolean) => void;
    readonly onDrop: (id: string) => void;
  },
): () => void {
  return combine(
    draggable({ element: card, dragHandle: handle, getInitialData: () => ({ [PERSON]: options.id }) }),
    dropTargetForElements({
      element: card,
      canDrop: ({ source }) => PERSON in source.data && idOf(source.data) !== options.id,
      onDragEnter: () => options.onOver(true),
      onDragLeave: () => options.onOver(false),
      onDrop({ source }) {
        options.onOver(false);
        const id = idOf(source.data);
        if (id !== null) options.onDrop(id);
      },
    }),
  );
}

function idOf(data: Record<string | symbol, unknown>): string | null {
  const id = data[PERSON];
  return typeof id === 'string' ? id : null;
}
