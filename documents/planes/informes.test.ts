import { totalesDe } from '@malla/domain/malla/totales.ts'
import { computoDePlan, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { pdfCarta, pdfCartas } from '../asignaturas/pdfCarta.ts'
import type { Documento, Franja } from '../document.ts'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { numero } from '../formato.ts'
import { cartaDeEjemplo } from '../testing/carta.ts'
import { conRol, leerPdf, type PdfLeido, veces } from '../testing/leer.ts'
import { colegio, instituto, monstruo } from '../testing/otros.ts'
import { planDe } from '../testing/plan.ts'
import { universidad } from '../testing/universidad.ts'
import { textos } from '../textos.ts'
import { creditosDePlan } from './cursos.ts'
import type { DatosPlan } from './datos.ts'
import { pdfCursosElectivos, pdfCursosObligatorios } from './pdfCursos.ts'
import { cifrasDePlan, cuentaDeHoras, pdfPlan } from './pdfPlan.ts'
import { pdfPublico } from './pdfPublico.ts'
import { resumenDePlan } from './resumen.ts'

// The monsters take seconds on a busy machine.
afterAll(closePdf)

const impresos = new Map<string, Promise<PdfLeido>>()
/** The same document is printed and read once. */
function imprimir(documento: Documento): Promise<PdfLeido> {
  const clave = JSON.stringify(documento)
  const impreso = impresos.get(clave) ?? renderPdf(documento).then(leerPdf)
  impresos.set(clave, impreso)
  return impreso
}

/** Rows of tables whose text holds this. */
const filas = (leido: PdfLeido): number =>
  leido.paginas.reduce((n, p) => n + conRol(p.estructura, 'TR').length, 0)

const planes = { universidad, instituto, colegio, monstruo }
const informes: Record<string, (d: DatosPlan) => Documento> = {
  pdfPlan,
  pdfPublico,
  pdfCursosObligatorios,
  pdfCursosElectivos,
  pdfCartas: d => pdfCartas(d, []),
}
const casos = Object.entries(planes).flatMap(([plan, d]) =>
  Object.entries(informes).map(([informe, hacer]) => [informe, plan, hacer, d] as const),
)

describe.each(casos)('%s of %s', (_informe, _plan, hacer, d) => {
  it('is an accessible PDF without empty pages or text off the paper', async () => {
    const leido = await imprimir(hacer(d))
    expect(leido).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
    expect(leido.paginas.flatMap(p => p.fuera)).toEqual([])
    expect(leido.paginas.length).toBeGreaterThan(0)
    leido.paginas.forEach((p, i) => {
      const sinMarco = p.texto.replace(/Página \d+ de \d+/, '')
      expect(sinMarco.length, `page ${i + 1}: ${p.texto}`).toBeGreaterThan(60)
    })
    const numeradas = leido.paginas.filter(p => p.texto.includes(` de ${leido.paginas.length}`))
    expect(numeradas.length).toBeGreaterThanOrEqual(leido.paginas.length - 1)
  })
})

describe('pdfPlan', () => {
  it('has as many rows as courses, each with its code and its name', async () => {
    const leido = await imprimir(pdfPlan(universidad))
    const faltan = universidad.asignaturas.filter(a => !leido.texto.includes(`${a.codigo} ${a.nombre}`))
    expect(faltan.map(a => a.nombre)).toEqual([])
    const cabeceras = 2 * (10 + 2)
    const obligatorias = universidad.asignaturas.filter(a => a.ciclo_id !== null).length
    expect(obligatorias).toBe(62)
    const sinResumen = { ...universidad, emitido: null }
    expect(filas(await imprimir(pdfCursosObligatorios(sinResumen)))).toBe(62 + 10 + 2 * 10)
    expect(filas(await imprimir(pdfCursosElectivos(sinResumen)))).toBe(7 + 2 * 2)
    expect(filas(leido)).toBeGreaterThan(cabeceras + 69)
  })

  it('adds the plan up: obligatory credits and required electives', async () => {
    const { texto } = await imprimir(pdfPlan(universidad))
    expect(texto).toContain('Electivos por elegir 9')
    expect(texto).toContain('Total 62 137 162 2 301 228')
    expect(texto).toMatch(
      /Tipo de estudios .*General 14 .*Específico 20 .*Especialidad 28 59 80 2 141 47 % 100 46 %/,
    )
    expect(texto).toContain('Total · Ciclo I 14 14 0 28 21')
  })

  it('lists its parts in outline and contents, and ends with the malla on a landscape page', async () => {
    const leido = await imprimir(pdfPlan(universidad))
    expect(leido.esquema).toEqual([
      'Datos generales',
      'Cursos por ciclo',
      ...universidad.ciclos.map(c => `  ${c.descripcion}`),
      'Cursos electivos',
      '  Electivos de Ciencia de Datos',
      '  Electivos de Gestión',
      'Resumen',
      '  Por ciclo',
      '  Por tipo de estudios',
      '  Por área',
      'Malla curricular',
    ])
    const malla = leido.paginas.at(-1)
    expect(Math.round(malla?.ancho ?? 0)).toBe(1191)
    expect(malla?.ancho).toBeGreaterThan(malla?.alto ?? 0)
    for (const parte of [
      'MAT-1015 cr',
      'Pide 120 cr',
      'SIS Sistemas',
      'uno de varios',
      'se lleva antes o a la vez',
    ]) {
      expect(malla?.texto.replace(/ /g, '')).toContain(parte.replace(/ /g, ''))
    }
  })

  it('says the special typology of a course under its area and type, where some course has one', async () => {
    const conTipologia = {
      ...universidad,
      tipologias: [{ id: 9, nombre: 'Experiencia curricular' }],
      asignaturas: universidad.asignaturas.map((a, i) => (i === 3 ? { ...a, tipologiaespecial_id: 9 } : a)),
    }
    const { texto } = await imprimir(pdfPlan(conTipologia))
    expect(veces(texto, 'Experiencia curricular')).toBe(1)
    expect(texto).toContain('Área · Tipo · Tipología')
    const sin = await imprimir(pdfPlan({ ...conTipologia, asignaturas: universidad.asignaturas }))
    expect(sin.texto).not.toContain('Tipología')
  })

  it('says what is pending instead of leaving it out', async () => {
    expect((await imprimir(pdfPlan(instituto))).texto).toContain('Resolución Pendiente')
  })

  it('writes half credits with a comma', async () => {
    const { texto } = await imprimir(pdfPlan(instituto))
    expect(texto).toContain('13,5')
    expect(texto).not.toMatch(/\d\.5\b/)
    expect(texto).toContain('Unidades didácticas')
  })

  it('speaks of courses and periods in the words of an institute', async () => {
    const { paginas } = await imprimir(pdfPlan({ ...instituto, maxciclos: 8, repeticiones: 3 }))
    const escrito = paginas
      .slice(0, -1)
      .map(p => p.texto)
      .join(' ')
    for (const dicho of [
      'Unidades didácticas por periodo',
      'Periodos como máximo 8',
      'Repeticiones de unidad didáctica 3',
    ])
      expect(escrito).toContain(dicho)
    expect(escrito).not.toMatch(/\bcursos?\b/i)
    const listas = [pdfCursosObligatorios(instituto), pdfCursosElectivos(instituto)].map(l =>
      JSON.stringify(l),
    )
    expect(listas[0]).toContain('Unidades didácticas obligatorias')
    expect(listas[1]).toContain('No hay unidades didácticas que mostrar.')
    for (const lista of listas) expect(lista).not.toMatch(/\bcursos?\b/i)
  })

  it('tells courses to choose from required credits', async () => {
    const { texto } = await imprimir(pdfPlan(universidad))
    expect(texto).toContain('Créditos electivos 9')
    expect(texto).toContain('Créditos generales 36')
    expect(texto).not.toContain('Electivos 9')
  })

  it('demands no credits where there are none', async () => {
    const { texto } = await imprimir(pdfPlan(colegio))
    expect(texto.match(/[Cc]rédito|Créd\.|\bcr\b|Código|Requisitos/g)).toBeNull()
    expect(texto).toContain('Primer grado')
    expect(texto).toContain('Por grado')
  })

  it('does not put credits that a section asks under its hours', () => {
    const secciones = [{ id: 1, nombre: 'Talleres', creditos_requeridos: 6 }]
    const tablas = resumenDePlan({ ...colegio, secciones }).filter(b => b.tipo === 'tabla')
    const deUna = tablas[0]!.filas.map(f => f.celdas)
    expect(deUna.map(celdas => celdas.length)).toEqual(deUna.map(() => tablas[0]!.columnas.length))
    expect(JSON.stringify(deUna)).not.toContain(textos.resumen.electivos)
    expect([creditosDePlan({ ...colegio, secciones }), creditosDePlan(universidad)]).toEqual([null, 228])
  })

  it('tells the hours of the whole plan as the law counts them, and weekly ones of no plan as a week’s', () => {
    const cifras = (d: DatosPlan) => {
      const franja = cifrasDePlan(d) as Franja
      return Object.fromEntries(
        franja.datos.map(x => [x.rotulo, x.valor.map(v => v.texto).join('')] as const),
      )
    }
    const { horas } = computoDePlan(instituto.asignaturas, instituto.secciones, reglaDeHoras(instituto))
    expect(horas).toBeGreaterThan(0)
    expect(cifras(instituto)['Horas totales']).toBe(numero(horas))
    const semanales = cifras({ ...colegio, semanas: null })
    expect(semanales['Suma de horas semanales']).toMatch(/^\d+$/)
    for (const d of [cifras(instituto), semanales]) expect(d['Horas semanales']).toBeUndefined()
  })

  it('says of what they are made, since its tables tell the hours of a week', () => {
    const dicho = (d: DatosPlan) => JSON.stringify(cuentaDeHoras(d))
    const sinElectivos = { ...universidad, asignaturas: universidad.asignaturas.filter(a => !a.seccion_id) }
    const semanales = totalesDe(sinElectivos.asignaturas).horas
    const suma = `Horas totales: ${semanales} semanales × 16 semanas = ${numero(semanales * 16)}`
    expect(dicho(universidad)).toMatch(`${suma}, y `)
    expect(dicho({ ...sinElectivos, secciones: [] })).toContain(`${suma}.`)
    expect(cuentaDeHoras({ ...universidad, semanas: null })).toEqual([])
  })

  it('leaves out columns that no course fills', async () => {
    const plan = planDe({
      datos: {},
      ciclos: [['Ciclo I', '|Uno|4|0|0|0|||\n|Dos|3|0|0|0|||']],
      secciones: [],
    })
    const { texto } = await imprimir(pdfPlan(plan))
    expect(texto).toContain('Curso Créd. Tipo Uno 4')
    expect(texto.match(/[Hh]oras|Requisitos|Código|T0/g)).toBeNull()
  })

  it('says of its sums that electives are left out only where there are some', async () => {
    const asignaturas = universidad.asignaturas.filter(a => a.seccion_id === null)
    const sinElectivos = { ...universidad, asignaturas, secciones: [] }
    expect((await imprimir(pdfPlan(universidad))).texto).toContain(
      'Salvo los créditos de la primera tabla, las sumas cuentan 62 cursos, sin los electivos que se listan por sección. Las horas son semanales.',
    )
    const { texto } = await imprimir(pdfPlan(sinElectivos))
    expect(texto).toContain('Las horas son semanales.')
    expect(texto).not.toContain('sin los electivos')
  })

  it('says which sections its total is short of, because they do not say what they require', () => {
    const secciones = universidad.secciones.map((s, i) => (i === 1 ? { ...s, creditos_requeridos: null } : s))
    const dicho = (d: DatosPlan) => JSON.stringify(resumenDePlan(d))
    expect(dicho({ ...universidad, secciones })).toContain(
      '«Electivos de Gestión» no indica cuántos créditos requiere: el total no los incluye.',
    )
    expect(dicho(universidad)).not.toContain('no indica')
  })

  it('says which sections require more than they offer: its total counts what is required', () => {
    const secciones = universidad.secciones.map((s, i) => (i === 1 ? { ...s, creditos_requeridos: 80.5 } : s))
    const dicho = (d: DatosPlan) => JSON.stringify(resumenDePlan(d))
    expect(dicho({ ...universidad, secciones })).toMatch(
      /«Electivos de Gestión» requiere 80,5 créditos y ofrece \d+: el total cuenta los que requiere\./,
    )
    expect(dicho(universidad)).not.toContain('y ofrece')
  })

  it('prints «Cesado» on every page of a ceased plan', async () => {
    for (const hacer of [pdfPlan, pdfPublico]) {
      const leido = await imprimir(hacer({ ...universidad, fechacese: '2025-12-31' }))
      expect(leido.paginas.every(p => p.texto.includes('CESADO'))).toBe(true)
      expect(leido.texto).toContain('Plan cesado Fecha de cese: 31 de diciembre de 2025.')
    }
  })

  it('keeps every course of a plan in which everything is too much', async () => {
    const leido = await imprimir(pdfPlan(monstruo))
    const junto = (t: string) => t.replace(/[\s-]/g, '')
    const texto = junto(leido.texto)
    const faltan = monstruo.asignaturas.filter(a => !texto.includes(`${a.codigo}${junto(a.nombre)}`))
    expect(faltan.map(a => a.codigo)).toEqual([])
    expect(texto).toContain('NOEXISTE999')
  })

  it('prints a plan that has nothing yet', async () => {
    const nada = planDe({ datos: {}, ciclos: [], secciones: [] })
    const vacio = planDe({ datos: {}, ciclos: [['Ciclo I', '']], secciones: [['Electivos', null, '']] })
    for (const hacer of Object.values(informes)) {
      expect((await imprimir(hacer(nada))).etiquetado).toBe(true)
      expect((await imprimir(hacer(vacio))).etiquetado).toBe(true)
    }
    expect((await imprimir(pdfPlan(vacio))).texto).toContain('Todavía no tiene cursos.')
  })
})

describe('course lists', () => {
  it('print only what the filter lets through, and say so', async () => {
    const matematica = universidad.areas.find(a => a.nombre === 'Matemática')
    const { texto } = await imprimir(
      pdfCursosObligatorios(universidad, { areacurso_id: matematica?.id, ciclo_id: 2 }),
    )
    expect(texto).toContain('Ingeniería de Sistemas · Plan de estudios 2026 · 2 cursos')
    expect(texto).toContain('Solo: Ciclo: Ciclo II · Área: Matemática')
    expect(texto).toContain('MAT-201 Cálculo II')
    // The requisite keeps its name though its own row is filtered out.
    expect(texto).toContain('MAT-102')
    expect(texto).not.toContain('Física')
  })

  it('a state chooses those registered so, and of cartas those that are so far written, and is said', () => {
    const [primero, segundo] = universidad.asignaturas
    const d = {
      ...universidad,
      asignaturas: universidad.asignaturas.map(a => (a === primero ? { ...a, areacurso_id: null } : a)),
      partes: { [segundo!.id]: { cartas: 'success' as const } },
    }
    const dice = (documento: Documento) => {
      const texto = JSON.stringify(documento)
      return [primero, segundo].map(a => texto.includes(`"${a!.nombre}"`))
    }
    expect(dice(pdfCursosObligatorios(d, { estado: 2 }))).toEqual([true, false])
    expect(JSON.stringify(pdfCursosObligatorios(d, { estado: 2 }))).toContain('Solo: Estado: En avance')
    expect(dice(pdfCursosObligatorios(d, { estado: 3, ciclo_id: primero!.ciclo_id! }))).toEqual([false, true])
    expect(JSON.stringify(pdfCursosElectivos(d, { estado: 1 }))).toContain('No hay cursos')
    const cartas = pdfCartas(d, [], { estado: 3 })
    expect(dice(cartas)).toEqual([false, true])
    expect(JSON.stringify(cartas)).toContain('Solo: Estado: Completo')
  })

  it('say when there is nothing', async () => {
    expect((await imprimir(pdfCursosElectivos(colegio))).texto).toContain('No hay cursos que mostrar.')
  })
})

describe('pdfPublico', () => {
  it('shows the malla first and nothing internal', async () => {
    const { texto, paginas } = await imprimir(pdfPublico(universidad))
    expect(paginas[0]?.texto).toContain('Ingeniería de Sistemas')
    expect(paginas[0]?.ancho).toBeGreaterThan(paginas[0]?.alto ?? 0)
    expect(texto.match(/R\. C\. U\.|Pendiente|Obligatorio/g)).toBeNull()
  })
})

describe('cartas descriptivas', () => {
  it('print one course as it was written', async () => {
    const leido = await imprimir(pdfCarta(universidad, cartaDeEjemplo))
    expect(leido.paginas).toHaveLength(1)
    expect(leido.titulo).toBe('Carta descriptiva · Base de Datos I')
    expect(pdfCarta(universidad, cartaDeEjemplo).archivo).toBe(
      'Carta descriptiva Base de Datos I - Ingeniería de Sistemas - Plan de estudios 2026',
    )
    for (const parte of [
      'SIS-502 · Ingeniería de Sistemas · Ciclo V · Obligatorio',
      '4 3 2 0 5 16',
      'Estructura de Datos (INF-402) y Matemática Discreta (MAT-304).',
      '1–5 25',
      'Total 80',
      '40 %',
      'aprobada el 12/11/2026',
    ]) {
      expect(leido.texto).toContain(parte)
    }
    expect(leido.texto).not.toContain('Pendiente')
  })

  it('print «Pendiente» where nothing was written', async () => {
    const { texto } = await imprimir(pdfCarta(colegio, { asignatura_id: 101, sumilla: ' ' }))
    expect(veces(texto, 'Pendiente')).toBe(5)
    expect(texto).toContain('Prerrequisitos Ninguno.')
    expect(texto).not.toContain('Créditos')
  })

  it('print every course on a page of its own, with a table of contents', async () => {
    const leido = await imprimir(pdfCartas(universidad, [cartaDeEjemplo]))
    const deCursos = leido.paginas.filter(p => p.texto.includes('Carta descriptiva ·'))
    expect(deCursos).toHaveLength(universidad.asignaturas.length)
    expect(leido.esquema.filter(e => /^ {2}\S/.test(e))).toHaveLength(universidad.asignaturas.length)
    expect(leido.texto).toContain('Ingeniería de Sistemas · Plan de estudios 2026')
  })

  it('refuse a course that is not in the plan', () => {
    expect(() => pdfCarta(universidad, { asignatura_id: 9 })).toThrow('not in the plan')
  })
})
