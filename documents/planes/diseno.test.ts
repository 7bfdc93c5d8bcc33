import { totalesDe } from '@malla/domain/malla/totales.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfCartas } from '../asignaturas/pdfCarta.ts'
import type { Documento } from '../document.ts'
import { closePdf, renderPdf } from '../engine/pdf.ts'
import { closeWord, renderWord } from '../engine/word.ts'
import { diseno, disenoVacio, entrada, rico } from '../testing/diseno.ts'
import { leerPdf, type PdfLeido, veces } from '../testing/leer.ts'
import { leerWord, type WordLeido } from '../testing/leerWord.ts'
import type { DatosDiseno } from './datosDiseno.ts'
import { disenoCurricular } from './diseno.ts'
import { pdfAvance, pdfAvanceTotal, pdfEstadosCursos } from './pdfAvance.ts'
import { pdfPlan } from './pdfPlan.ts'
import { pdfLineas, pdfModulo, pdfModulos, pdfUnidades } from './pdfSecciones.ts'
import { bloquesDeModulo, contenidoDeSeccion, modulosDe } from './secciones.ts'

afterAll(async () => {
  await closePdf()
  await closeWord()
})

const imprimir = async (d: Documento): Promise<PdfLeido> => leerPdf(await renderPdf(d))
const titulos = seccionesDelPlan.map(s => s.titulo)
/** What a reader of the whole must find, wherever it stands. */
const debeDecir = [
  ...seccionesDelPlan.flatMap(s =>
    s.key && !['valores', 'criteriosEvaluaciones'].includes(s.key) ? [`Se crea ${s.titulo}`] : [],
  ),
  'Ingeniería de datos',
  'Diseña sistemas con criterio ético.',
  'Desarrollo de software',
  'Límites y continuidad',
  'De ningún curso del plan',
  'Matemática Básica',
  'Con examen',
  'Laboratorio de Redes',
  '12 × Conmutador',
  'Resolución 0412-2025.pdf',
  'Competencias del egresado',
  'F: específica · UC: competencia',
  'Específicas (funcionales)',
  'Normaliza «hasta donde conviene», según ñandúes & <otros> criterios',
  'Qué cursos contribuyen a cada competencia',
  'El perfil de egreso y sus competencias',
  'Colegio profesional',
  'lenguaje SQL, diseño físico',
  'Elementos de competencia por curso',
  'Taller guiado en laboratorio',
  'Cursos no incluidos',
]

describe('the whole curricular design', () => {
  let pdf: PdfLeido
  let word: WordLeido
  beforeAll(async () => {
    const documento = disenoCurricular(diseno)
    pdf = await imprimir(documento)
    word = leerWord(await renderWord(documento))
  })

  it('has the 25 sections in their order, in outline and index of both', () => {
    const deMenu = (esquema: string[]) => esquema.filter(e => titulos.includes(e))
    expect(deMenu(pdf.esquema)).toEqual(titulos)
    expect(deMenu(word.esquema.flatMap(e => (e.startsWith('1 ') ? [e.slice(2)] : [])))).toEqual(titulos)
    for (const t of titulos) expect(pdf.paginas[1]!.texto, t).toContain(t)
    for (const t of titulos)
      expect(word.texto).toMatch(new RegExp(`^${t.replace(/[()/]/g, '\\$&')} \\d+$`, 'm'))
  })
  it.each(debeDecir)('says «%s»', dicho => {
    expect(pdf.texto).toContain(dicho)
    expect(word.texto).toContain(dicho)
  })
  it('leaves out the older version of a module', () =>
    expect(pdf.texto + word.texto).not.toContain('Versión vieja'))
  it('counts the hours of a unit: its weeks × the weekly hours of its course', () =>
    // Cálculo I has 3 + 4 hours a week.
    expect(pdf.texto).toContain('4 semanas · 28 horas'))
  it('has every course, and its carta: a page where somebody wrote it, a line where nobody did', () => {
    const conCarta = new Set(diseno.cartas.map(c => c.asignatura_id))
    for (const a of diseno.asignaturas) {
      if (conCarta.has(a.id)) {
        expect(pdf.esquema).toContain(`  ${a.nombre}`)
        expect(word.esquema).toContain(`2 ${a.nombre}`)
      }
      expect(pdf.texto + word.texto).toContain(a.nombre)
    }
    expect(veces(pdf.texto, 'Carta descriptiva ·')).toBeLessThan(4)
    expect(veces(pdf.texto, 'Sin escribir')).toBe(
      diseno.asignaturas.length - conCarta.size + diseno.sinSilabo.length,
    )
  })
  it('says «Pendiente» of nothing before the cartas', () => {
    const hasta = pdf.paginas.findIndex((p, i) => i > 5 && p.texto.includes('Carta descriptiva ·'))
    const antes = pdf.paginas.slice(5, hasta).map(p => p.texto)
    expect(antes.join(' ')).not.toContain('Pendiente')
  })
  it('has elements, sumillas, cartas and syllabi after the competencies, in this order', () => {
    const capitulos = ['Elementos de competencia por curso', 'Sumillas', 'Cartas descriptivas', 'Sílabos']
    expect(pdf.esquema.filter(e => capitulos.includes(e))).toEqual(capitulos)
    const [primero] = diseno.asignaturas.filter(a => !diseno.cartas.some(c => c.asignatura_id === a.id))
    expect(pdf.texto).toContain('Por escribir en 68 cursos: ')
    expect(word.texto).toMatch(new RegExp(`Por escribir en 68 cursos: [^\\n]*${primero!.nombre}`))
  })
  it('says of each annex what it belongs to', () => {
    for (const de of [
      'Resolución 0412-2025.pdf Base Legal',
      'Catálogo de módulos.pdf Módulos de Competencia Profesional',
      'Malla firmada.pdf Malla curricular',
      'Resolución - Plan 2026.pdf Resolución',
    ])
      expect(pdf.texto.replaceAll('\u00a0', ' ')).toContain(de)
    expect(pdf.texto + word.texto).not.toContain('Ver en PDF')
  })
  it('draws the malla on a landscape page between its section and the next', () => {
    const lugar = pdf.paginas.findIndex(p => p.ancho > p.alto)
    expect(pdf.paginas[lugar]!.texto).toContain('Malla en una página')
    expect(pdf.paginas[lugar + 1]!.texto).toContain('Actividades extra curriculares')
  })
  it('is an accessible PDF without empty pages or text off the paper', () => {
    expect(pdf).toMatchObject({ etiquetado: true, ua: true, idioma: 'es' })
    expect(pdf.paginas.flatMap(p => p.fuera)).toEqual([])
    for (const [i, p] of pdf.paginas.entries())
      expect(p.texto.replace(/Página \d+ de \d+/, '').length, `page ${i + 1}`).toBeGreaterThan(60)
  })
  it('of an empty plan says «Pendiente» under every section', async () => {
    const { texto, esquema } = await imprimir(disenoCurricular(disenoVacio))
    expect(esquema.filter(e => titulos.includes(e))).toEqual(titulos)
    expect(texto.split('Pendiente').length - 1).toBe(titulos.length + 1)
  })
})

describe('parts of a plan', () => {
  it('of two plans of origin with one name there are two tables, each with its programme', () => {
    const [una] = diseno.equivalencias
    const de = (plan_origen_id: number, programa_origen: string, plan_origen = 'Plan 2018') => ({
      ...{ ...una!, plan_origen_id, plan_origen, programa_origen },
    })
    const convalidacion = seccionesDelPlan.find(s => s.key === 'cursosConvalidacion')!
    const equivalencias = [de(3, 'Civil'), de(4, 'Minas'), de(3, 'Civil'), de(5, 'Civil', 'Plan 2010')]
    const bloques = contenidoDeSeccion({ ...diseno, textos: {}, equivalencias }, convalidacion)
    expect(bloques.filter(b => b.tipo === 'tabla').map(b => b.filas.length)).toEqual([2, 1, 1])
    const dicho = JSON.stringify(bloques)
    for (const plan of ['Plan 2018 · Civil', 'Plan 2018 · Minas', 'Plan 2010'])
      expect(dicho).toContain(`Con el plan «${plan}»`)
  })
  const [software] = modulosDe(diseno)
  it('the hours of a module are those of all its weeks', () => {
    const dicho = (semanas: number | null) =>
      JSON.stringify(bloquesDeModulo({ ...diseno, semanas }, software!, 2)[1])
    const suyos = diseno.asignaturas.filter(a => software!.cursos_ids.includes(a.id))
    const { horas } = totalesDe(suyos)
    expect(dicho(16)).toContain(`· ${16 * horas} horas"`)
    expect(dicho(null)).toContain(`· suma de horas semanales: ${horas}"`)
  })
  const lineas = (status: number) =>
    pdfLineas({
      ...diseno,
      textos: { lineasInvestigaciones: [entrada({ nombre: 'Redes', status, texto: rico() })] },
    })
  it('an entry whose name says it all is «Pendiente» only while it is not complete', async () => {
    expect((await imprimir(lineas(1))).texto).not.toContain('Pendiente')
    expect((await imprimir(lineas(2))).texto).toContain('Pendiente')
  })
  it.each<[string, Documento, string[], string[]]>([
    ['lines', pdfLineas(diseno), ['Líneas de Investigación', 'Seguridad', 'cómo se protegen'], []],
    ['modules', pdfModulos(diseno), ['Gestión de datos', 'versión 2', '2 cursos'], ['Versión vieja']],
    [
      'a module',
      pdfModulo(diseno, software!),
      ['Desarrollo de software', 'Programación I'],
      ['Gestión de datos'],
    ],
    ['units', pdfUnidades(diseno), ['MAT-101 · Cálculo I', 'Límites laterales'], []],
    ['no lines', pdfLineas(disenoVacio), ['Pendiente'], []],
  ])('%s', async (_caso, documento, dice, calla) => {
    const leido = await imprimir(documento)
    for (const x of dice) expect(leido.texto).toContain(x)
    for (const x of calla) expect(leido.texto).not.toContain(x)
    expect(leido).toMatchObject({ ua: true })
  })
})

describe('progress', () => {
  it('of syllabi counts by light, and filters by it and by cycle', async () => {
    const todos = await imprimir(pdfAvance('silabos')(diseno))
    expect(todos.texto).toContain('69 23 23 23 33 %')
    const hechos = await imprimir(pdfAvance('silabos')(diseno, { estado: 1, ciclo_id: 1 }))
    expect(hechos.texto).toContain('2 0 0 2 0 %')
    expect(hechos.texto).not.toContain('Ciclo II')
  })
  it('that is narrowed says to what, so that a part is not taken for the whole', async () => {
    const [ciclo] = diseno.ciclos
    const area = diseno.areas[0]!
    const solo = `Solo: Ciclo: ${ciclo!.descripcion}`
    const dice = async (d: Documento) => (await imprimir(d)).texto
    expect(await dice(pdfAvance('silabos')(diseno, { ciclo_id: ciclo!.id, estado: 1 }))).toContain(
      `${solo} · Estado: Por hacer`,
    )
    expect(await dice(pdfEstadosCursos(diseno, { areacurso_id: area.id }))).toContain(
      `Solo: Área: ${area.nombre}`,
    )
    expect(await dice(pdfCartas(diseno, [], { ciclo_id: ciclo!.id }))).toContain(solo)
    for (const entero of [pdfAvance('silabos')(diseno), pdfEstadosCursos(diseno), pdfAvanceTotal(diseno)])
      expect(await dice(entero)).not.toContain('Solo:')
  })
  it('of all, narrowed to a cycle that lacks nothing, says so of that cycle alone', async () => {
    const [uno, dos] = diseno.ciclos
    const asignaturas = diseno.asignaturas.map(a =>
      a.ciclo_id === dos!.id ? { ...a, areacurso_id: null } : a,
    )
    const de = async (ciclo_id: number) =>
      (await imprimir(pdfAvanceTotal({ ...diseno, asignaturas }, { ciclo_id }))).texto
    const n = asignaturas.filter(a => a.ciclo_id === uno!.id).length
    expect(await de(uno!.id)).toContain(
      `Solo: Ciclo: ${uno!.descripcion} Registro de ${n} cursos: no falta nada.`,
    )
    expect(await de(dos!.id)).toContain(`Falta Solo: Ciclo: ${dos!.descripcion}`)
    const porHacer = await imprimir(pdfAvanceTotal({ ...diseno, asignaturas }, { estado: 3 }))
    const ninguno = JSON.stringify(pdfAvanceTotal(diseno, { estado: 1, ciclo_id: uno!.id }))
    expect(ninguno).toContain('No hay cursos que mostrar.')
    expect(porHacer.texto).toContain('Solo: Estado: Completo')
    expect(porHacer.texto).not.toContain('Ciclo II ')
  })
  it('of no course that matches says so', async () =>
    expect((await imprimir(pdfAvance('silabos')(diseno, { ciclo_id: 999 }))).texto).toContain(
      'No hay cursos que mostrar.',
    ))
  it('of what is not measured is «Pendiente»', async () =>
    expect((await imprimir(pdfAvance('cartas')(diseno))).texto).toContain('Pendiente'))
  it('of all has the 25 sections with their lights', async () => {
    const { texto } = await imprimir(pdfAvanceTotal({ ...diseno, textos: {} }))
    for (const t of titulos) expect(texto).toContain(t)
    expect(texto).toContain('Presentación Por hacer 0 0')
    expect(texto).toContain('Malla Curricular Completo 69 0')
  })
  it('names what each course lacks and what is wrong with its requisites', async () => {
    const [primero, ...otros] = diseno.asignaturas
    const flojo = {
      ...primero!,
      areacurso_id: null,
      requisitos: { tipo: 'curso', asignatura_id: primero!.id, modo: 'previo' },
    } as const
    const { texto } = await imprimir(pdfEstadosCursos({ ...diseno, asignaturas: [flojo, ...otros] }))
    expect(texto).toMatch(/Cálculo I En avance área .*sí mismo/)
  })
})

describe('the style of the institution', () => {
  const con = (mas: object): DatosDiseno => ({
    ...diseno,
    institucion: {
      ...diseno.institucion,
      estilo: {
        letra: 'sans',
        color: '#7a1f2b',
        logo: true,
        portada: true,
        membrete: null,
        codigo: 'DC-01 · v3',
        pie: 'Vicerrectorado Académico',
        firmas: [{ nombre: 'Dra. Ana Núñez', cargo: 'Decana' }],
        ...mas,
      },
    },
  })
  it('has its code and its line at the foot, its places to sign, its colour and type', async () => {
    const pdf = await renderPdf(pdfPlan(con({})))
    const { texto, paginas } = await leerPdf(pdf)
    expect(texto).toMatch(/Dra\. Ana Núñez Decana/)
    expect(paginas[2]!.texto).toContain('DC-01 · v3 · Plan de estudios')
    expect(paginas[2]!.texto).toContain('Vicerrectorado Académico')
    expect(Buffer.from(pdf).includes('SourceSerif4')).toBe(false)
  })
  it('without a cover begins with its title', async () => {
    const { paginas } = await imprimir(pdfPlan(con({ portada: false })))
    expect(paginas[0]!.texto).toContain('Índice')
    expect(paginas[1]!.texto).toMatch(/Plan de estudios 2026 .*Datos generales/)
  })
  it('with a letterhead says it at the head, and shows no initials where no logo is wanted', async () => {
    const { paginas } = await imprimir(pdfPlan(con({ membrete: 'Escuela de Posgrado', logo: false })))
    expect(paginas[2]!.texto).toContain('Escuela de Posgrado')
    expect(paginas[2]!.texto).not.toMatch(/^UA /)
  })
})
