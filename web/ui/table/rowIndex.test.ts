import { expect, it } from 'vitest'
import { pageAfterDelete, pageSizes, rowIndex } from './rowIndex.ts'

it.each([
  ['first row of the first page', 18, 1, 0, 18],
  ['last row of the first page', 18, 1, 9, 9],
  ['first row of the second page', 18, 11, 0, 8],
  ['last row of all', 18, 11, 7, 1],
  ['the only row', 1, 1, 0, 1],
])('rowIndex: %s', (_case, total, from, position, index) =>
  expect(rowIndex(total, from, position)).toBe(index),
)

it('page sizes are 5 to 50 by 5', () => expect(pageSizes).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]))

it.each([
  ['others stay on the page', 3, 10, 1, 3],
  ['its last row went', 3, 1, 1, 1],
  ['all its rows went', 2, 4, 4, 1],
  ['the first page stays the first', 1, 1, 1, 1],
])('pageAfterDelete: %s', (_case, page, rows, removed, next) =>
  expect(pageAfterDelete(page, rows, removed)).toBe(next),
)
