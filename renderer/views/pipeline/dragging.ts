import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { texts } from '../../texts.ts';
import css from './card.module.css';

/** What is dragged and dropped carries these, so that nothing else on the page is taken for a card. */
const CARD = Symbol('card');
const STAGE = Symbol('stage');

/** Makes a card one that can be dragged; gives what ends that. `ids`: who goes along, asked when a drag begins. */
export function dragCard(
  element: HTMLElement,
  ids: () => readonly string[],
  onDragging: (is_dragged: boolean) => void,
): () => void {
  return draggable({
    element,
    getInitialData: () => ({ [CARD]: ids() }),
    onGenerateDragPreview({ source, nativeSetDragImage }) {
      const some = draggedIds(source.data);
      if (some.length < 2) return;
      setCustomNativeDragPreview({
        nativeSetDragImage,
        getOffset: () => ({ x: 12, y: 12 }),
        render({ container }) {
          const label = document.createElement('div');
          label.className = `${css.preview} p-8-14 rounded-6 sans-600-14-1_4`;
          label.textContent = texts.pipeline.dragged(some.length);
          container.append(label);
        },
      });
    },
    onDragStart: () => onDragging(true),
    onDrop: () => onDragging(false),
  });
}

/** Makes an element take cards for a stage; gives what ends that. */
export function takeCards(
  element: HTMLElement,
  onOver: (is_over: boolean) => void,
  onDrop: (candidate_ids: readonly string[]) => void,
): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => CARD in source.data,
    getData: () => ({ [STAGE]: true }),
    getIsSticky: () => false,
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop({ source }) {
      onOver(false);
      onDrop(draggedIds(source.data));
    },
  });
}

export function draggedIds(data: Record<string | symbol, unknown>): readonly string[] {
  const ids = data[CARD];
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}
