import { afterAll, expect, it } from 'vitest'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { closeWord, renderWord } from '../engine/word.ts'
import { bloquesComoTexto } from '../testing/comoTexto.ts'
import { diseno } from '../testing/diseno.ts'
import { leerPdf } from '../testing/leer.ts'
import { leerWord } from '../testing/leerWord.ts'
import { anexoDeCumplimiento, type DatosCumplimiento } from './cumplimiento.ts'
import { disenoCurricular } from './diseno.ts'

afterAll(async () => {
  await closePdf()
  await closeWord()
})

const legal: DatosCumplimiento = {
  medido: '2026-11-21',
  luz: 'No cumple',
  hayNorma: true,
  observaciones: [
    {
      gravedad: 'falta',
      titulo: 'Estudios generales',
      mensaje: 'Los estudios generales suman 32 créditos; como mínimo se piden 35: faltan 3.',
      norma: 'Ley 30220, art. 41',
      aceptada: null,
    },
    {
      gravedad: 'aviso',
      titulo: 'Horas de los créditos',
      mensaje: 'Taller de Tesis tiene 4 créditos y sus horas alcanzan para 3.',
      norma: 'Ley 30220, art. 39',
      aceptada: { motivo: 'Con asesoría fuera de horario', por: 'Ana Ruiz', fecha: '2026-10-02' },
    },
  ],
}
const debeDecir = [
  'Anexo: cumplimiento normativo',
  'Resultado al 21 de noviembre de 2026: no cumple.',
  'faltan 3',
  'Ley 30220, art. 41',
  'Observaciones aceptadas con motivo',
  'Con asesoría fuera de horario (Ana Ruiz, 2 de octubre de 2026)',
]
const plano = (texto: string): string => texto.replace(/\s+/g, ' ')

it('is the last annex of the curricular design, in PDF and in Word, and only when it was asked for', async () => {
  const documento = disenoCurricular({ ...diseno, legal })
  const pdf = plano((await leerPdf(await renderPdf(documento))).texto)
  const word = plano(leerWord(await renderWord(documento)).texto)
  for (const dicho of debeDecir) {
    expect(pdf).toContain(dicho)
    expect(word).toContain(dicho)
  }
  const sin = JSON.stringify(disenoCurricular(diseno))
  expect(sin).not.toContain(debeDecir[0])
})

it('says so when there is nothing to observe', () => {
  const dicho = JSON.stringify(anexoDeCumplimiento({ ...legal, luz: 'Cumple', observaciones: [] }, true))
  expect(dicho).toContain('Resultado al 21 de noviembre de 2026: cumple.')
  expect(dicho).toContain('No hay observaciones.')
  expect(dicho).toContain('Las horas de un crédito son un mínimo.')
})

it('where no norm was measured nothing is said to comply, and without credits nothing of them', () => {
  const escolar = { ...legal, luz: 'Cumple', hayNorma: false, observaciones: [] }
  const dicho = JSON.stringify(anexoDeCumplimiento(escolar, false))
  expect(dicho).toContain('Al 21 de noviembre de 2026, sin norma que medir: solo la coherencia del plan.')
  expect(dicho).not.toContain('Resultado')
  expect(dicho).not.toContain('Las horas de un crédito')
  expect(dicho).toContain('Los electivos cuentan por lo que se exige de cada sección.')
})

it('what is observed by how grave it is, what was accepted apart', () => {
  const [falta, aceptado] = legal.observaciones
  const aviso = { ...aceptado!, titulo: 'Cursos', mensaje: 'Hay 9 cursos en un ciclo.', aceptada: null }
  const sinFirma = { ...aceptado!, aceptada: { ...aceptado!.aceptada!, por: null } }
  const observaciones = [aviso, falta!, aceptado!, sinFirma]
  expect(
    bloquesComoTexto(anexoDeCumplimiento({ ...legal, observaciones }, true)),
  ).toBe(`# Anexo: cumplimiento normativo
Resultado al 21 de noviembre de 2026: no cumple.
## No cumple
┌ Materia | Observación | Norma
│ Estudios generales | Los estudios generales suman 32 créditos; como mínimo se piden 35: faltan 3. | Ley 30220, art. 41
## Por revisar
┌ Materia | Observación | Norma
│ Cursos | Hay 9 cursos en un ciclo. | Ley 30220, art. 39
## Observaciones aceptadas con motivo
┌ Observación | Norma | Motivo de la aceptación
│ Taller de Tesis tiene 4 créditos y sus horas alcanzan para 3. | Ley 30220, art. 39 | Con asesoría fuera de horario (Ana Ruiz, 2 de octubre de 2026)
│ Taller de Tesis tiene 4 créditos y sus horas alcanzan para 3. | Ley 30220, art. 39 | Con asesoría fuera de horario (2 de octubre de 2026)
(nota) Las horas de un crédito son un mínimo. Los electivos cuentan por lo que se exige de cada sección.`)
})
