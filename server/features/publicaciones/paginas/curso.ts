import { grupoDe, partesEscritas, requisitosDe } from '@malla/documents/asignaturas/carta.ts'
import type { Bloque } from '@malla/documents/document.ts'
import { type Html, html, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import { numero } from '@malla/documents/formato.ts'
import { todoElTexto } from '@malla/documents/nodoRico.ts'
import type { AsignaturaInforme } from '@malla/documents/planes/datos.ts'
import { palabrasDe } from '@malla/documents/planes/palabras.ts'
import { seccionesDeSilabo } from '@malla/documents/silabos/secciones.ts'
import type { Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { tiposDeEstudio } from '@malla/domain/asignaturas/catalogos.ts'
import { grafoDe } from '@malla/domain/asignaturas/grafo.ts'
import { horasTotales } from '@malla/domain/asignaturas/horas.ts'
import { isGrupo } from '@malla/domain/asignaturas/requisitos.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoPublico } from '../publicadoras.queries.ts'
import type { SilaboPublico } from '../silaboPublico.queries.ts'
import { caminoDeCurso } from './malla.ts'
import { enSitio, migasHtml, paginaHtml, type Sitio } from './marco.ts'
import { caminoDePlan, nombreDePlan } from './plan.ts'
import { cursoEnDatos } from './schemaOrg.ts'

/** Blocks as HTML; `rotulo` names tables that do not say what they are. */
export type Dibujar = (rotulo: string, bloques: readonly Bloque[]) => Html

/** Letters of a description that search engines show. */
const MAX_DESCRIPCION = 200

function descripcionDe(p: PlanPublico, a: AsignaturaInforme): string {
  const sumilla = p.cartas.get(a.id)?.sumilla
  const dicho = !sumilla ? '' : typeof sumilla === 'string' ? sumilla : todoElTexto(sumilla)
  return dicho.trim()
    ? cortar(dicho.replace(/\s+/g, ' ').trim(), MAX_DESCRIPCION)
    : `${a.nombre}, ${palabrasDe(p.datos.institucion).curso.toLowerCase()} de ${nombreDePlan(p.datos)}, ${p.casa.nombre}.`
}

const enlacesHtml = (sitio: Sitio, p: PlanPublico, ids: readonly number[]): Parte => {
  const cursos = new Map(p.datos.asignaturas.map(c => [c.id, c]))
  return html`<ul class="enlaces">${ids.map(id => {
    const c = cursos.get(id)!
    return html`<li><a href="${enSitio(sitio, caminoDeCurso(p, id))}"><span>${c.nombre}</span> <span class="tenue">${grupoDe(p.datos, c)}</span></a></li>`
  })}</ul>`
}

/** Whether links to courses say all that a requisite asks: no alternatives, no credits, nothing at the same time. */
const bastanEnlaces = (r: Requisito | null): boolean =>
  r === null ||
  (isGrupo(r) ? r.tipo === 'y' && r.de.every(bastanEnlaces) : r.tipo === 'curso' && r.modo === 'previo')

/** What a course asks for, in words and as links, and which courses ask for it. */
function requisitosHtml(sitio: Sitio, p: PlanPublico, a: AsignaturaInforme): Html {
  const grafo = grafoDe(p.datos.asignaturas)
  const [necesita, abre] = [[...(grafo.requiere.get(a.id)?.keys() ?? [])], grafo.abre.get(a.id) ?? []]
  const enPalabras = necesita.length === 0 || !bastanEnlaces(a.requisitos)
  return html`<aside class="lado" aria-label="Requisitos">
<h2>Necesita</h2>${enPalabras && html`<p>${requisitosDe(p.datos, a)}</p>`}${necesita.length > 0 && enlacesHtml(sitio, p, necesita)}
<h2>Abre el paso a</h2>${abre.length > 0 ? enlacesHtml(sitio, p, abre) : html`<p>${palabrasDe(p.datos.institucion).ningun} tiene este requisito.</p>`}
</aside>`
}

const listaHtml = (
  clase: string,
  datos: readonly (readonly [string, string | null | undefined])[],
): Parte => {
  const dichos = datos.filter(([, valor]) => valor)
  return (
    dichos.length > 0 &&
    html`<dl class="${clase}">${dichos.map(
      ([rotulo, valor]) => html`<div><dt>${rotulo}</dt><dd>${valor}</dd></div>`,
    )}</dl>`
  )
}

/** A course of which nobody entered hours says none. */
const horasDe = (a: AsignaturaInforme): (readonly [string, string])[] =>
  horasTotales(a) === 0
    ? []
    : [
        ['Horas semanales', numero(horasTotales(a))],
        ['Teoría', numero(a.horasteoria)],
        ['Práctica', numero(a.horaspractica)],
        ...(a.horasvirtual > 0 ? [['Virtual', numero(a.horasvirtual)] as const] : []),
      ]

const fichaHtml = ({ datos }: PlanPublico, a: AsignaturaInforme): Html =>
  html`${listaHtml('cifras', [
    ['Créditos', a.credits === null ? null : numero(a.credits)],
    ...horasDe(a),
    ['Semanas', datos.semanas === null ? null : numero(datos.semanas)],
  ])}${listaHtml('ficha', [
    ['Área', datos.areas.find(x => x.id === a.areacurso_id)?.nombre],
    ['Tipo de estudios', a.tipoestudio && nombreEn(tiposDeEstudio, a.tipoestudio)],
    [
      `Tipo de ${palabrasDe(datos.institucion).curso.toLowerCase()}`,
      datos.tipos.find(x => x.id === a.tipocurso_id)?.nombre,
    ],
  ])}`

/** The syllabus without what the sheet says already of its course. */
function silaboHtml({ hoja, silabo }: SilaboPublico, dibujar: Dibujar): Html {
  const { periodo, docentes, estructura } = silabo
  const secciones = estructura.secciones.filter(s => s.clave !== 'datos')
  return html`<section class="escrito silabo" aria-labelledby="silabo"><h2 id="silabo">${['Sílabo', periodo?.nombre].filter(Boolean).join(' · ')}</h2>
${listaHtml('ficha', [
  [docentes.length === 1 ? 'Docente' : 'Docentes', docentes.join('\n')],
  ['Inicio y fin', periodo && `${formatFecha(periodo.fechainicio)} al ${formatFecha(periodo.fechafin)}`],
])}${dibujar('Sílabo', seccionesDeSilabo(hoja, { ...silabo, estructura: { ...estructura, secciones } }, 3, 'entero'))}</section>`
}

/** What is written of a course: its syllabus where it is public (the carta stands in it), else its carta; parts without a word are left out. */
function escritoHtml(
  p: PlanPublico,
  a: AsignaturaInforme,
  publico: SilaboPublico | null,
  dibujar: Dibujar,
): Parte {
  if (publico) return silaboHtml(publico, dibujar)
  const partes = partesEscritas(a, p.cartas.get(a.id) ?? { asignatura_id: a.id }, 3)
  return partes
    .filter(parte => parte.bloques.length > 0)
    .map(
      parte =>
        html`<section class="escrito"><h2>${parte.nombre}</h2>${dibujar(parte.nombre, parte.bloques)}</section>`,
    )
}

/** The sheet of a course: what the plan says of it, what it needs and opens, what its carta says, and its syllabus where it is public. */
export function paginaDeCurso(
  sitio: Sitio,
  p: PlanPublico,
  a: AsignaturaInforme,
  silabo: SilaboPublico | null,
  dibujar: Dibujar,
): string {
  const { casa, datos } = p
  const migas = [
    ...(sitio.incrustado ? [] : [{ nombre: 'Planes de estudios', camino: caminoPublico(casa.nombre_corto) }]),
    { nombre: nombreDePlan(datos), camino: caminoDePlan(p) },
  ]
  const cuerpo = html`${migasHtml(sitio, migas)}
<p class="sobre">${[a.codigo, grupoDe(datos, a)].filter(Boolean).join(' · ')}</p>
<h1>${a.nombre}</h1>
<div class="curso"><div class="cuerpo">${fichaHtml(p, a)}${escritoHtml(p, a, silabo, dibujar)}</div>
${requisitosHtml(sitio, p, a)}</div>`
  const descripcion = descripcionDe(p, a)
  return paginaHtml(sitio, {
    titulo: [a.nombre, nombreDePlan(datos), casa.nombre],
    descripcion,
    camino: caminoDeCurso(p, a.id),
    casa,
    cuerpo,
    datos: cursoEnDatos(sitio, p, a, descripcion),
  })
}
