import { cuerpoDeWord, docxCon, p } from '@malla/server/platform/word/testing/docx.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, NARROW_LOOK, picture, settled, useBrowser } from './browser.ts'
import { enterAs, spill } from './demo.ts'
import { guardarClaves, type SilaboPropio, silaboGuardado, silaboPropio } from './silaboPropio.ts'

const titulo = (texto: string) => p(texto, '<w:b/>')
const fila = (...celdas: string[]) =>
  `<w:tr>${celdas.map(c => `<w:tc><w:tcPr/>${p(c)}</w:tc>`).join('')}</w:tr>`
const tabla = (...filas: string[]) => `<w:tbl>${filas.join('')}</w:tbl>`

/** A syllabus as a lecturer keeps it. */
const silabo = [
  titulo('SÍLABO'),
  titulo('I. DATOS GENERALES'),
  tabla(fila('Asignatura', 'Base de Datos'), fila('Código', 'SIS-304')),
  titulo('II. SUMILLA'),
  p('La asignatura es de especialidad y de naturaleza teórico-práctica.'),
  titulo('III. RESULTADOS DE APRENDIZAJE'),
  p('Construye modelos conceptuales de los datos de una organización.'),
  titulo('IV. PROGRAMACIÓN DE CONTENIDOS'),
  titulo('UNIDAD I: Modelado conceptual'),
  tabla(
    fila('Semana', 'Contenidos', 'Actividades', 'Horas'),
    fila('1', 'Entidades y relaciones', 'Taller', '5'),
    fila('2', 'Claves y dependencias', 'Casos', '5'),
  ),
  titulo('V. METODOLOGÍA'),
  p('Aprendizaje basado en proyectos.'),
  titulo('VI. EVALUACIÓN'),
  tabla(fila('Criterio', 'Peso'), fila('Prácticas', '60 %'), fila('Examen', '40 %')),
  titulo('VII. BIBLIOGRAFÍA'),
  p('Codd, E. F. (1970). A relational model of data for large shared data banks.'),
  titulo('VIII. NORMAS DE CONVIVENCIA'),
  p('Puntualidad y respeto.'),
].join('')

const documento = async () => ({
  name: 'silabo.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(await docxCon(cuerpoDeWord(silabo))),
})

/** The same in small, as Word puts it on the clipboard. */
const pegado =
  '<p><b>I. METODOLOGÍA</b></p><p>Aprendizaje basado en proyectos.</p><p><b>II. NORMAS DE CONVIVENCIA</b></p><p>Puntualidad y respeto.</p>'

async function abrir(page: Page, { url, nombre }: SilaboPropio) {
  await page.goto(url)
  await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Comenzar desde un documento…' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Comenzar desde un documento' })
  await dialogo.getByRole('button', { name: 'Subir un documento de Word' }).waitFor()
  return dialogo
}
const region = (page: ReturnType<Page['getByRole']>, name: string) =>
  page.getByRole('region', { name, exact: true })

describe('a syllabus begun from a document', () => {
  const { open } = useBrowser()

  it.each(NARROW_LOOK)('from a Word file, section by section; on a %s, dark: %s', async (size, dark) => {
    const { page, problems } = await open({ size, dark })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await guardarClaves(page, s, { metodologia: '<p>Clases invertidas.</p>' })
    const dialogo = await abrir(page, s)
    await settled(page)
    await picture(page, `traer-elegir-${size}-${dark ? 'oscuro' : 'claro'}`)
    await expectAccessible(page, `choosing a document, ${size}, dark ${dark}`)
    await dialogo.getByLabel('Documento de Word').setInputFiles(await documento())
    await dialogo.getByText(/Se reconocieron \d+ secciones/).waitFor()
    await region(dialogo, 'Metodología').getByText('Clases invertidas.').waitFor()
    await settled(page)
    await picture(page, `traer-reconocido-${size}-${dark ? 'oscuro' : 'claro'}`)
    expect(await spill(page)).toBe(0)
    await expectAccessible(page, `what was recognized, ${size}, dark ${dark}`)

    // Nothing is chosen before the person chooses.
    expect(await dialogo.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await dialogo.getByRole('button', { name: /^Marcar las \d+ secciones vacías$/ }).click()
    await dialogo.getByRole('checkbox', { name: 'Traer Bibliografía' }).uncheck()
    await dialogo.getByRole('checkbox', { name: 'Traer Metodología' }).check()
    await dialogo.getByRole('radio', { name: 'Se añade después de lo de aquí' }).waitFor()
    await settled(page)
    await picture(page, `traer-elegido-${size}-${dark ? 'oscuro' : 'claro'}`)
    await dialogo.getByRole('button', { name: /^Traer \d+ partes$/ }).click()
    await dialogo.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo)
      .toMatchObject({
        metodologia: '<p>Clases invertidas.</p><p>Aprendizaje basado en proyectos.</p>',
        unidadesaprendizaje: [
          { nombre: 'Modelado conceptual', semanas: [{ contenidos: '<p>Entidades y relaciones</p>' }, {}] },
        ],
        evaluacion: { lineas: [{ peso: 60 }, { peso: 40 }] },
      })
    expect((await silaboGuardado(page, s)).silabo).not.toHaveProperty('bibliografia')
    expect(problems).toEqual([])
  })

  it('from a pasted text; what found no place goes where it is sent', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    const dialogo = await abrir(page, s)
    // Pasted over what was pasted first, and was the wrong one.
    const campo = dialogo.getByRole('textbox', { name: 'O pegue el sílabo' })
    await campo.fill('El sílabo de otro curso.')
    await campo.selectText()
    await page.evaluate(`(() => {
      const data = new DataTransfer()
      data.setData('text/html', ${JSON.stringify(pegado)})
      document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })()`)
    await dialogo.getByRole('button', { name: 'Leer lo pegado' }).click()
    await region(dialogo, 'Metodología').getByRole('checkbox', { name: 'Traer Metodología' }).check()
    // Somebody else writes it meanwhile: theirs stays.
    await guardarClaves(page, s, { metodologia: '<p>De otra persona.</p>' })
    await region(dialogo, 'Metodología').getByText('De otra persona.').waitFor()
    const sinLugar = region(dialogo, 'Lo que no se reconoció')
    await sinLugar.getByRole('combobox').first().click()
    await page.getByRole('option', { name: 'Metodología' }).click()
    await dialogo.getByRole('button', { name: 'Traer 2 partes' }).click()
    await expect
      .poll(async () => (await silaboGuardado(page, s)).silabo.metodologia)
      .toMatch(/^<p>De otra persona\.<\/p><p>Aprendizaje .*Puntualidad y respeto\./)
    expect(problems).toEqual([])
  })

  it('of two read at once the last is shown, also when the first comes after it', async () => {
    const { page, problems } = await open({ routed: true })
    await enterAs(page, 'operador')
    const dialogo = await abrir(page, await silaboPropio(page))
    const { promise: camino, resolve: soltar } = Promise.withResolvers<void>()
    await page.route('**/silabo/traer', ruta => camino.then(() => ruta.continue()), { times: 1 })
    const llegado = page
      .waitForResponse('**/silabo/traer')
      .then(() => page.waitForResponse('**/silabo/traer'))
    await dialogo.getByLabel('Documento de Word').setInputFiles(await documento())
    await dialogo.getByRole('textbox', { name: 'O pegue el sílabo' }).fill('METODOLOGÍA\nCasos.')
    await dialogo.getByRole('button', { name: 'Leer lo pegado' }).click()
    const metodologia = region(dialogo, 'Metodología').getByRole('checkbox', { name: 'Traer Metodología' })
    await metodologia.check()
    soltar()
    await llegado
    await settled(page)
    expect(await region(dialogo, 'Bibliografía').count()).toBe(0)
    expect(await metodologia.isChecked()).toBe(true)
    await dialogo.getByRole('button', { name: 'Traer 1 parte' }).waitFor()
    expect(problems).toEqual([])
  })

  it('a file that is no document is refused in words, and nothing is lost', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const dialogo = await abrir(page, await silaboPropio(page))
    const campo = dialogo.getByRole('textbox', { name: 'O pegue el sílabo' })
    await campo.fill('METODOLOGÍA\nCasos.')
    await dialogo
      .getByLabel('Documento de Word')
      .setInputFiles({ name: 'silabo.docx', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await dialogo
      .getByRole('alert')
      .getByText(/es un PDF/)
      .waitFor()
    expect(await campo.inputValue()).toContain('Casos.')
    expect(problems.filter(x => !x.includes('422'))).toEqual([])
  })
})
