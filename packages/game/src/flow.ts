// Ways round the obstacles: how many steps each open cell is from one, and the next cell on the way there.
import { CELLS, COLS, ROWS, type Cells } from './grid.ts';

/** A cell from which there is no way, as the distance of an obstacle. */
export const FAR = 0x7fff;

const queue = new Int16Array(CELLS);

/** Fills `distances` with the steps, across and down, from every open cell to `goal`; FAR for the others. */
export function measureFrom(blocked: Cells, goal: number, distances: Int16Array): void {
  distances.fill(FAR);
  distances[goal] = 0;
  queue[0] = goal;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const cell = queue[head] ?? 0;
    const next = (distances[cell] ?? 0) + 1;
    const col = cell % COLS;
    if (col > 0 && blocked[cell - 1] === 0 && distances[cell - 1] === FAR) {
      distances[cell - 1] = next;
      queue[tail++] = cell - 1;
    }
    if (col < COLS - 1 && blocked[cell + 1] === 0 && distances[cell + 1] === FAR) {
      distances[cell + 1] = next;
      queue[tail++] = cell + 1;
    }
    if (cell >= COLS && blocked[cell - COLS] === 0 && distances[cell - COLS] === FAR) {
      distances[cell - COLS] = next;
      queue[tail++] = cell - COLS;
    }
    if (cell < CELLS - COLS && blocked[cell + COLS] === 0 && distances[cell + COLS] === FAR) {
      distances[cell + COLS] = next;
      queue[tail++] = cell + COLS;
    }
  }
}

/** Whether one can walk straight from a cell to the one (dc, dr) beside it, without cutting a corner. */
export function isStepOpen(blocked: Cells, cell: number, dc: number, dr: number): boolean {
  const col = (cell % COLS) + dc;
  const row = ((cell / COLS) | 0) + dr;
  if (col < 0 || col >= COLS || row < 0 || row >= ROWS) return false;
  if (blocked[cell + dc + dr * COLS] === 1) return false;
  return dc === 0 || dr === 0 || (blocked[cell + dc] === 0 && blocked[cell + dr * COLS] === 0);
}

/** The neighbour that is nearest to where `distances` lead, slantwise too; the cell itself once there. */
export function nextCell(blocked: Cells, distances: Int16Array, cell: number): number {
  let best = cell;
  let least = distances[cell] ?? FAR;
  for (let dr = -1; dr <= 1; dr++) {
    for (let dc = -1; dc <= 1; dc++) {
      const distance = distances[cell + dc + dr * COLS] ?? FAR;
      if (distance < least && isStepOpen(blocked, cell, dc, dr)) {
        best = cell + dc + dr * COLS;
        least = distance;
      }
    }
  }
  return best;
}
