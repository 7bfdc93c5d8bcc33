import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun, UnderlineType } from 'docx'
import type { Tramo } from '../../document.ts'
import { limpio } from '../palabras.ts'
import { enlaceSeguro } from '../tramos.ts'
import { tinta } from './contexto.ts'

const tonos = { tenue: tinta.tercera, pendiente: tinta.pendiente, cesado: tinta.cesado } as const

const marcasDe = (t: Tramo): IRunOptions => ({
  ...(t.negrita && { bold: true }),
  ...(t.cursiva && { italics: true }),
  ...(t.subrayado && { underline: { type: UnderlineType.SINGLE } }),
  ...(t.tachado && { strike: true }),
  ...(t.superindice && { superScript: true }),
  ...(t.subindice && { subScript: true }),
  ...(t.codigo && { font: 'Consolas' }),
  ...(t.tono && { color: tonos[t.tono] }),
})

const corridas = (t: Tramo, mas: IRunOptions): TextRun[] =>
  limpio(t.texto)
    .split('\n')
    .map((linea, i) => new TextRun({ ...mas, ...marcasDe(t), text: linea, ...(i > 0 && { break: 1 }) }))

/** Runs of text as Word has them; what they say is never markup. `mas` holds for all of them, under their own marks. */
export const tramosWord = (tramos: readonly Tramo[], mas: IRunOptions = {}): ParagraphChild[] =>
  tramos.flatMap((t): ParagraphChild[] => {
    const destino = t.enlace === undefined ? '' : limpio(t.enlace)
    if (!enlaceSeguro(destino)) return corridas(t, mas)
    return [new ExternalHyperlink({ link: destino, children: corridas(t, { ...mas, style: 'Hyperlink' }) })]
  })
