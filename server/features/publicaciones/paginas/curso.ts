import { cifrasDe, grupoDe, partesEscritas, requisitosDe } from '@malla/documents/asignaturas/carta.ts'
import type { Bloque } from '@malla/documents/document.ts'
import { type Html, html, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import { todoElTexto } from '@malla/documents/nodoRico.ts'
import type { AsignaturaInforme } from '@malla/documents/planes/datos.ts'
import { tiposEstudio } from '@malla/documents/planes/palabras.ts'
import type { DatosSilabo, HojaDeSilabos } from '@malla/documents/silabos/datos.ts'
import { seccionesDeSilabo } from '@malla/documents/silabos/secciones.ts'
import { grafoDe } from '@malla/domain/asignaturas/grafo.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoPublico } from '../publicadoras.queries.ts'
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
    : `${a.nombre}, curso de ${nombreDePlan(p.datos)}, ${p.casa.nombre}.`
}

const enlacesHtml = (sitio: Sitio, p: PlanPublico, ids: readonly number[]): Parte => {
  const cursos = new Map(p.datos.asignaturas.map(c => [c.id, c]))
  return html`<ul class="enlaces">${ids.map(id => {
    const c = cursos.get(id)!
    return html`<li><a href="${enSitio(sitio, caminoDeCurso(p, id))}"><span>${c.nombre}</span> <span class="tenue">${grupoDe(p.datos, c)}</span></a></li>`
  })}</ul>`
}

/** What a course asks for, in words and as links, and which courses ask for it. */
function requisitosHtml(sitio: Sitio, p: PlanPublico, a: AsignaturaInforme): Html {
  const grafo = grafoDe(p.datos.asignaturas)
  const [necesita, abre] = [[...(grafo.requiere.get(a.id)?.keys() ?? [])], grafo.abre.get(a.id) ?? []]
  return html`<aside class="lado" aria-label="Requisitos">
<h2>Necesita</h2><p>${requisitosDe(p.datos, a)}</p>${necesita.length > 0 && enlacesHtml(sitio, p, necesita)}
<h2>Abre el paso a</h2>${abre.length > 0 ? enlacesHtml(sitio, p, abre) : html`<p>Ningún curso lo pide.</p>`}
</aside>`
}

const fichaHtml = (p: PlanPublico, a: AsignaturaInforme, dibujar: Dibujar): Html => {
  const { datos } = p
  const otros = [
    ['Área', datos.areas.find(x => x.id === a.areacurso_id)?.nombre],
    ['Tipo de estudios', a.tipoestudio && tiposEstudio[a.tipoestudio]],
    ['Tipo de curso', datos.tipos.find(x => x.id === a.tipocurso_id)?.nombre],
  ] as const
  return html`${dibujar('', [cifrasDe(datos, a)])}<dl class="ficha">${otros
    .filter(([, valor]) => valor)
    .map(([rotulo, valor]) => html`<div><dt>${rotulo}</dt><dd>${valor}</dd></div>`)}</dl>`
}

/** What is written of a course: its syllabus where it is public (the carta stands in it), else its carta; parts without a word are left out. */
function escritoHtml(
  p: PlanPublico,
  a: AsignaturaInforme,
  publico: { hoja: HojaDeSilabos; silabo: DatosSilabo } | null,
  dibujar: Dibujar,
): Parte {
  if (publico) {
    const { hoja, silabo } = publico
    const titulo = ['Sílabo', silabo.periodo?.nombre].filter(Boolean).join(' · ')
    return html`<section class="escrito silabo" aria-labelledby="silabo"><h2 id="silabo">${titulo}</h2>${dibujar('Sílabo', seccionesDeSilabo(hoja, silabo, 3, 'entero'))}</section>`
  }
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
  silabo: { hoja: HojaDeSilabos; silabo: DatosSilabo } | null,
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
<div class="curso"><div class="cuerpo">${fichaHtml(p, a, dibujar)}${escritoHtml(p, a, silabo, dibujar)}</div>
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
