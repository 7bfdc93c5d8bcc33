import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const WEB = path.join(import.meta.dirname, '../..')
/** A list of the kit that is searched by typing. */
const SUELTA = /<(?:Multi)?Select(?:<\w+>)?\s(?:(?!\/>)[\s\S])*?\bsearchable/

it('every list that is searched by typing takes its first match by Enter', () => {
  const propias = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter(f => f.endsWith('.tsx') && !/node_modules|^dist\//.test(f))
    .filter(f => SUELTA.test(readFileSync(path.join(WEB, f), 'utf8')))
  expect(propias.sort()).toEqual(['ui/form/MultiSelectBuscable.tsx', 'ui/form/SelectBuscable.tsx'])
})
