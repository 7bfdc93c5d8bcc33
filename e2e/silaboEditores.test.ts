import { describe, expect, it } from 'vitest'
import { expectAccessible, picture, settled, useBrowser } from './browser.ts'
import { enterAs, said } from './demo.ts'
import { hojaDe } from './hoja.ts'
import { pedir } from './planPropio.ts'
import {
  clave,
  conSilabo,
  guardarClaves,
  listo,
  seccion,
  silaboGuardado,
  silaboPropio,
  sinMarcas,
  unidadesEscritas,
} from './silaboPropio.ts'

describe('the lists of a syllabus', () => {
  const { open } = useBrowser()

  it('results and competencies: chosen from the plan, typed at once where they are added', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    const { data } = await pedir<{ data: { id: number } }>(page, 'POST', '/v1/plan/estudios/competencias', {
      planestudio_id: s.plan.id,
      nombre: 'Gestiona datos con rigor',
    })
    await pedir(page, 'PUT', `/v1/plan/estudios/${s.plan.id}/competencias/cursos`, {
      celdas: [{ competencia_id: data.id, asignatura_id: s.curso, nivel: 'introduce' }],
    })
    await page.goto(s.url)
    await listo(page)
    const competencias = seccion(page, 'Competencias')
    await competencias.getByRole('button', { name: 'Elegir del plan (1)' }).click()
    await page.getByRole('menuitem', { name: /Gestiona datos con rigor/ }).click()
    await competencias.getByText('Gestiona datos con rigor').waitFor()
    expect(await competencias.getByRole('button', { name: /Elegir del plan/ }).count()).toBe(0)

    // The cursor is in what was added: no letter is lost, however soon it is typed.
    await competencias.getByRole('button', { name: 'Añadir competencia' }).click()
    await page.keyboard.type('Comunica sus resultados')
    await page.keyboard.press('Escape')
    const resultados = seccion(page, 'Resultados de aprendizaje')
    await resultados.getByRole('button', { name: 'Añadir resultado' }).click()
    await page.keyboard.type('Modela datos')
    await page.keyboard.press('Tab')
    await expect
      .poll(async () => {
        const { silabo } = await silaboGuardado(page, s)
        return [silabo.competencias, silabo.resultados].map(l =>
          (l as { texto: string; competencia_id: number | null }[] | undefined)?.map(x => [
            sinMarcas(x.texto),
            x.competencia_id,
          ]),
        )
      })
      .toEqual([
        [
          ['Gestiona datos con rigor', data.id],
          ['Comunica sus resultados', null],
        ],
        [['Modela datos', null]],
      ])
    await settled(page)
    await picture(page, 'silabo-logros')
    await expectAccessible(page, 'competencies and results')
    expect(problems).toEqual([])
  })

  it('weeks and weights that lack are given out as the carta says', async () => {
    const { page, problems } = await open()
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await pedir(page, 'PUT', `/v1/asignaturas/${s.curso}/carta`, {
      carta: {
        // In another order than the syllabus, and of a period of twelve weeks.
        cartaContenidos: [
          { id: 'v', nombre: 'Lenguaje SQL', contenidos: '', semanas: 9 },
          { id: 'u', nombre: 'Modelado', contenidos: '', semanas: 3 },
        ],
        cartaCriterios: [
          { id: 'a', criterio: 'Examen final', peso: 70 },
          { id: 'b', criterio: 'Prácticas', peso: 30 },
        ],
      },
    })
    const linea = { instrumento: '', peso: null, unidad_id: null }
    await guardarClaves(page, s, {
      unidadesaprendizaje: unidadesEscritas(2),
      evaluacion: {
        lineas: [
          { id: 'l1', nombre: 'Prácticas', ...linea },
          { id: 'l2', nombre: 'Examen final', ...linea },
        ],
        texto: '',
      },
    })
    await page.goto(s.url)
    await listo(page)
    await page.getByRole('button', { name: 'Añadir 14 semanas', exact: true }).click()
    await said(page, 'Se añadieron 14 semanas.')
    await seccion(page, 'Evaluación').getByRole('button', { name: 'Repartir' }).click()
    const semanas = async () =>
      (await clave<{ semanas: unknown[] }[]>(page, s, 'unidadesaprendizaje')).map(u => u.semanas.length)
    const pesos = async () =>
      (await clave<{ lineas: { peso: number | null }[] }>(page, s, 'evaluacion')).lineas.map(l => l.peso)
    await expect.poll(semanas).toEqual([4, 12])
    await expect.poll(pesos).toEqual([30, 70])
    expect(problems).toEqual([])
  })

  it('weights are given out; annexes have a name and a text', async () => {
    const { page, problems } = await open()
    const s = await conSilabo(page)
    const evaluacion = seccion(page, 'Evaluación')
    for (const nombre of ['Prácticas', 'Examen', 'Proyecto']) {
      await evaluacion.getByRole('button', { name: 'Añadir evaluación' }).click()
      await page.keyboard.type(nombre)
    }
    await evaluacion.getByRole('textbox', { name: 'Peso de la evaluación 1' }).fill('25')
    await evaluacion.getByRole('button', { name: 'Repartir' }).click()
    await said(page, 'Se repartió lo que faltaba.')
    const pesos = async () =>
      (await clave<{ lineas: { nombre: string; peso: number }[] }>(page, s, 'evaluacion'))?.lineas.map(
        l => `${l.nombre} ${l.peso}`,
      )
    await expect.poll(pesos).toEqual(['Prácticas 25', 'Examen 38', 'Proyecto 37'])
    await evaluacion
      .getByRole('status')
      .filter({ hasText: /^100 %$/ })
      .waitFor()
    expect(await evaluacion.getByRole('button', { name: 'Repartir' }).count()).toBe(0)
    // A name is read whole at whatever width its column has, without the window saying that it changed.
    const nombre = evaluacion.getByRole('textbox', { name: 'Evaluación 1', exact: true })
    const loQueNoSeLee = await nombre.evaluate(e => {
      const campo = e as unknown as Record<'scrollHeight' | 'clientHeight', number> & {
        parentElement: { style: { width: string } }
      }
      campo.parentElement.style.width = '44px'
      return campo.scrollHeight - campo.clientHeight
    })
    expect(loQueNoSeLee).toBe(0)

    const anexos = seccion(page, 'Anexos')
    await anexos.getByRole('button', { name: 'Añadir anexo' }).click()
    await page.keyboard.type('Rúbrica del proyecto')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Cuatro niveles.')
    await page.keyboard.press('Escape')
    await anexos.getByRole('button', { name: 'Añadir anexo' }).click()
    await page.keyboard.type('Casos')
    await anexos.getByRole('button', { name: 'Acciones de «Casos»' }).click()
    await page.getByRole('menuitem', { name: 'Subir' }).click()
    await said(page, '«Casos» pasó al lugar 1.')
    await expect
      .poll(async () =>
        (await clave<{ nombre: string; texto: string }[]>(page, s, 'anexos'))?.map(a => [
          a.nombre,
          sinMarcas(a.texto),
        ]),
      )
      .toEqual([
        ['Casos', ''],
        ['Rúbrica del proyecto', 'Cuatro niveles.'],
      ])
    await settled(page)
    await picture(page, 'silabo-anexos')
    await expectAccessible(page, 'weights and annexes')
    expect(problems).toEqual([])
  })

  it('references: several pasted at once, DOI and ISBN written by hand and checked', async () => {
    const { page, problems } = await open()
    const s = await conSilabo(page)
    const bibliografia = seccion(page, 'Bibliografía')
    await bibliografia.getByRole('button', { name: 'Pegar varias' }).click()
    const pegado =
      '1. Date, C. J. (2001). Bases de datos.\n• Codd, E. F. (1970). A relational model.\n\n2. Date, C. J. (2001). Bases de datos.'
    const caja = bibliografia.getByRole('textbox', { name: 'Referencias, una por línea' })
    await caja.fill(pegado)
    await settled(page)
    await picture(page, 'silabo-pegar-varias')
    await expectAccessible(page, 'pasting references')
    // What was pasted and not added yet is there when one comes back to it.
    await page.reload()
    await listo(page)
    expect(await caja.inputValue()).toBe(pegado)
    // The button that opened it does not close it over what was pasted.
    await bibliografia.getByRole('button', { name: 'Pegar varias' }).click()
    await bibliografia.getByRole('button', { name: 'Añadir 2 referencias' }).click()
    await said(page, 'Se añadieron 2 referencias.')
    // As it prints: by author.
    await expect
      .poll(() => bibliografia.getByRole('listitem').allTextContents())
      .toEqual(['Codd, E. F. (1970). A relational model.', 'Date, C. J. (2001). Bases de datos.'])

    await bibliografia.getByRole('button', { name: 'Añadir referencia' }).click()
    await page.keyboard.type('Elmasri, Ramez')
    await page.getByLabel('Título').fill('Fundamentos')
    await page.getByLabel('DOI').fill('diez barra algo')
    await said(page, 'El DOI empieza con «10.»')
    await page.getByLabel('DOI').fill('https://doi.org/10.1145/362384.362685')
    await page.getByLabel('ISBN').fill('978-84-9035-033-2')
    await said(page, 'El dígito de control del ISBN no coincide')
    await page.getByLabel('ISBN').fill('978-84-9035-033-1')
    await bibliografia.getByRole('button', { name: 'Listo' }).click()
    await expect
      .poll(async () =>
        (await clave<{ titulo: string; doi: string; isbn: string }[]>(page, s, 'bibliografia'))
          ?.filter(r => r.titulo === 'Fundamentos')
          .map(r => [r.doi, r.isbn]),
      )
      .toEqual([['10.1145/362384.362685', '9788490350331']])

    // Pasted whole into one field it is spread over all of them; Ctrl Z has it whole again.
    const escrita = 'Sommerville, I. (2016). Ingeniería de software (10.ª ed.). Pearson.'
    await bibliografia.getByRole('button', { name: 'Añadir referencia' }).click()
    const campos = () =>
      Promise.all(
        ['Autores', 'Título', 'Año', 'Edición', 'Editorial'].map(c =>
          page.getByLabel(c, { exact: true }).inputValue(),
        ),
      )
    // Of another type, whose field goes: the keyboard stays in the form.
    const autores = page.getByLabel('Autores', { exact: true })
    await page.getByLabel('Tipo', { exact: true }).selectOption('web')
    await page.getByLabel('Sitio', { exact: true }).focus()
    await hojaDe(page).paste(escrita)
    await said(page, 'La referencia pegada se repartió en sus campos.')
    await expect.poll(() => autores.evaluate(c => c.matches(':focus'))).toBe(true)
    expect(await campos()).toEqual([
      'Sommerville, I.',
      ...['Ingeniería de software', '2016', '10.ª ed.', 'Pearson'],
    ])
    await settled(page)
    await picture(page, 'silabo-referencia-pegada')
    await page.keyboard.press('Control+z')
    const entero = page.getByLabel('Referencia, tal como debe leerse')
    const escrito = async () => [await entero.inputValue(), await entero.evaluate(c => c.matches(':focus'))]
    await expect.poll(escrito).toEqual([escrita, true])

    // A chapter has no fields of its own: it is one text, and the keyboard stands in it.
    await entero.fill('')
    await page.getByLabel('Tipo', { exact: true }).selectOption('libro')
    await autores.focus()
    const capitulo = 'Freire, P. (1970). La educación. En J. Paz (Ed.), Pedagogía (pp. 3-9). Siglo XXI.'
    await hojaDe(page).paste(capitulo)
    await said(page, 'La referencia pegada quedó como texto libre.')
    await expect.poll(escrito).toEqual([capitulo, true])
    // Taken back, it has its fields again, and who came with the keys is where it is said.
    await bibliografia.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter')
    const dicho = bibliografia.getByRole('status').filter({ hasText: /^Deshecho: dejar la referencia/ })
    await expect.poll(() => dicho.evaluate(c => c.matches(':focus'))).toBe(true)
    expect(await campos()).toEqual(['', '', '', '', ''])
    expect(problems).toEqual([])
  })
})
