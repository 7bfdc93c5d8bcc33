import { afterAll, describe, expect, it } from 'vitest'
import { titulo } from '../bloques.ts'
import type { Bloque, NodoRico } from '../document.ts'
import { documentoCon } from '../testing/documento.ts'
import { leerPdf } from '../testing/leer.ts'
import { closePdf, renderPdf } from './pdf.ts'

afterAll(closePdf)

describe('rich text', () => {
  const t = (text: string): NodoRico => ({ type: 'text', text })
  const p = (texto: string): NodoRico => ({ type: 'paragraph', content: [t(texto)] })

  it('prints what the editor keeps', async () => {
    const doc: NodoRico = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [t('Apartado')] },
        p('Párrafo con ñ.'),
        {
          type: 'bulletList',
          content: [
            { type: 'listItem', content: [p('uno')] },
            { type: 'listItem', content: [p('dos')] },
          ],
        },
        { type: 'blockquote', content: [p('cita')] },
        { type: 'codeBlock', content: [t('x = "#1"\ny = 2')] },
        {
          type: 'table',
          content: [
            {
              type: 'tableRow',
              content: [{ type: 'tableCell', attrs: { rowspan: 7, colspan: 9 }, content: [p('celda')] }],
            },
          ],
        },
        { type: 'image', attrs: { src: 'https://fuera.example/x.png', alt: 'Foto' } },
        { type: 'desconocido', content: [p('dentro')] },
      ],
    }
    const bloques: Bloque[] = [titulo(1, 'documento', 'T'), { tipo: 'textoRico', nivel: 2, doc }]
    const leido = await leerPdf(await renderPdf(documentoCon(bloques)))
    expect(leido.esquema).toEqual(['T', '  Apartado'])
    for (const parte of [
      'Párrafo con ñ.',
      '• uno',
      'cita',
      'x = "#1" y = 2',
      'celda',
      'Imagen no disponible Foto',
      'dentro',
    ]) {
      expect(leido.texto).toContain(parte)
    }
  })
})
