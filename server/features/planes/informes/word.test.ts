import { closeWord, renderWord } from '@malla/documents/engine/word.ts'
import { disenoCurricular } from '@malla/documents/planes/diseno.ts'
import { diseno } from '@malla/documents/testing/diseno.ts'
import { documentoCon } from '@malla/documents/testing/documento.ts'
import { leerPdf } from '@malla/documents/testing/leer.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { convertWithSoffice, hasSoffice, SOFFICE_MS } from '../../../testing/soffice.ts'

/** LibreOffice without Writer is there on some machines: it opens sheets, and no texts. */
async function hasWriter(): Promise<boolean> {
  if (!hasSoffice) return false
  try {
    await convertWithSoffice(await renderWord(documentoCon([])), 'docx', 'pdf')
    return true
  } catch {
    return false
  }
}

const isHere = await hasWriter()
afterAll(closeWord)

describe.skipIf(!isHere)('a Word file in LibreOffice (not run without its Writer)', () => {
  it(
    'opens with headings in its outline, an index with the pages they stand on, tables, head and foot',
    async () => {
      const word = await renderWord(disenoCurricular(diseno))
      const { paginas, texto } = await leerPdf(new Uint8Array(await convertWithSoffice(word, 'docx', 'pdf')))
      const titulos = seccionesDelPlan.map(s => s.titulo)
      for (const titulo of titulos) {
        const dicha = new RegExp(`${titulo.replace(/[()/]/g, '\\$&')}\\s*\\.{2,}\\s*(\\d+)`).exec(
          paginas
            .slice(1, 5)
            .map(p => p.texto)
            .join(' '),
        )
        expect(dicha, titulo).not.toBeNull()
      }
      for (const a of diseno.asignaturas) expect(texto).toContain(a.nombre)
      expect(paginas[5]!.texto).toMatch(new RegExp(`Página 6 de ${paginas.length}`))
      expect(paginas[5]!.texto).toContain('Universidad Andina')
      expect(paginas.some(p => p.ancho > p.alto)).toBe(true)
    },
    SOFFICE_MS,
  )
})
