import { type Html, html, jsonEnHtml, type Parte } from '@malla/documents/engine/html/etiqueta.ts'
import type {
  AreaMalla,
  BloqueMalla,
  CursoMalla,
  GrupoMalla,
  LineaMalla,
} from '@malla/documents/malla/malla.ts'
import { mallaDePlan } from '@malla/documents/planes/malla.ts'
import { palabrasDe } from '@malla/documents/planes/palabras.ts'
import { trazarLineas } from '@malla/domain/malla/lineas.ts'
import { trazoSvg } from '@malla/domain/malla/trazo.ts'
import { conGuiones } from '@malla/domain/texto/guiones.ts'
import type { PlanPublico } from '../planPublico.queries.ts'
import { caminoPublico } from '../publicadoras.queries.ts'
import { enSitio, type Sitio } from './marco.ts'

/**
 * The malla as it is drawn without a script: cards that lead to their sheets, and lines. A card is 100 units wide and 84 pixels high (isla/publico.css
 * says the same), so that lines laid out here meet the cards at any width of the page.
 */
const ANCHO = 100
const ENTRE_COLUMNAS = 18
const ALTO = 84
const ENTRE_FILAS = 12
/** Letters that the narrowest card has room for: not every browser knows the syllables of Spanish by itself. Who hears the name hears it without them. */
const LETRAS = 10
/** Columns that the style knows; a plan of more is drawn without lines. */
const MAX_COLUMNAS = 20

interface Vista {
  sitio: Sitio
  plan: PlanPublico
  malla: BloqueMalla
}

/** Cycles up to the last one that has courses: an empty one among them says something of the studies, those behind only that they are not written yet. */
const conCursos = (ciclos: readonly GrupoMalla[]): readonly GrupoMalla[] =>
  ciclos.slice(0, ciclos.findLastIndex(g => g.cursos.length > 0) + 1)

/** The malla of a plan with its legend and what the script needs; nothing for a plan without courses. */
export function mallaHtml(sitio: Sitio, plan: PlanPublico): Parte {
  const malla = mallaDePlan(plan.datos, '', '')
  const v = { sitio, plan, malla }
  const [ciclos, electivos] = [
    conCursos(malla.grupos.filter(g => !g.electivo)),
    malla.grupos.filter(g => g.electivo),
  ]
  if (malla.grupos.every(g => g.cursos.length === 0)) return null
  const { un } = palabrasDe(plan.datos.institucion)
  return html`<section class="seccion-malla" aria-labelledby="malla">
<h2 id="malla">Malla curricular</h2>
<p class="guia" data-con-script hidden>Toque ${un} para ver qué necesita y qué abre. <span class="con-teclas">Con las flechas recorre la malla y con Enter abre la ficha.</span></p>
${leyendaHtml(malla.areas)}
<div class="lienzo" role="region" tabindex="0" aria-label="Dibujo de la malla">
<div class="tablero">
${ciclos.length > 0 && html`<div class="ciclos" data-columnas="${Math.min(ciclos.length, MAX_COLUMNAS)}">${lineasHtml(ciclos, malla.lineas)}<ol class="columnas">${ciclos.map(g => grupoHtml(v, g))}</ol></div>`}
${electivos.length > 0 && html`<ol class="electivas">${electivos.map(g => grupoHtml(v, g))}</ol>`}
</div>
</div>
<div class="ficha-malla" data-ficha hidden></div>
<script type="application/json" data-malla>${jsonEnHtml(datosDeMalla(v))}</script>
</section>`
}

const leyendaHtml = (areas: readonly AreaMalla[]): Parte =>
  areas.length > 0 &&
  html`<ul class="leyenda" aria-label="Áreas">${areas.map(
    (a, i) =>
      html`<li data-area="${i}"><span class="muestra" data-color="${a.color}" data-hueca="${String(a.hueca)}"></span><span>${a.nombre}</span> <abbr title="${a.nombre}">${a.siglas}</abbr></li>`,
  )}</ul>`

const grupoHtml = (v: Vista, g: GrupoMalla): Html =>
  html`<li class="columna"><div class="cabeza"><h3>${g.nombre}</h3><p>${g.detalle}</p></div><ol class="cursos">${g.cursos.map(
    c => html`<li>${tarjetaHtml(v, c)}</li>`,
  )}</ol></li>`

/** Address of the sheet of a course. */
export const caminoDeCurso = (p: PlanPublico, id: number): string =>
  caminoPublico(p.casa.nombre_corto, p.direccion, p.cursos.get(id) ?? '')

function tarjetaHtml({ sitio, plan, malla }: Vista, c: CursoMalla): Html {
  const area = c.area === null ? null : malla.areas[c.area]!
  return html`<a class="tarjeta" href="${enSitio(sitio, caminoDeCurso(plan, c.id))}" data-id="${c.id}" data-area="${c.area ?? ''}" data-color="${area?.color ?? ''}" data-hueca="${String(area?.hueca ?? false)}">
<span class="arriba"><span class="codigo">${c.codigo}</span> <span>${c.creditos}</span></span>
<span class="leido">${c.nombre}</span><span class="nombre" aria-hidden="true">${conGuiones(c.nombre, LETRAS)}</span>
<span class="abajo"><span>${c.horas}</span>${area && html` <span class="siglas">${area.siglas}</span>`}</span></a>`
}

/** Requisite lines among the cycles: for those who see; the sheets and the tables say them in words. */
function lineasHtml(ciclos: readonly GrupoMalla[], lineas: readonly LineaMalla[]): Parte {
  if (ciclos.length > MAX_COLUMNAS) return null
  const tarjetas = ciclos.flatMap((g, columna) =>
    g.cursos.map((c, fila) => ({
      id: c.id,
      x: columna * (ANCHO + ENTRE_COLUMNAS),
      y: fila * (ALTO + ENTRE_FILAS),
      ancho: ANCHO,
      alto: ALTO,
    })),
  )
  const filas = Math.max(...ciclos.map(g => g.cursos.length))
  const ancho = ciclos.length * (ANCHO + ENTRE_COLUMNAS) - ENTRE_COLUMNAS
  const alto = filas * (ALTO + ENTRE_FILAS) - ENTRE_FILAS
  const clases = new Map(lineas.map(l => [`${l.desde}-${l.hasta}`, l.clase]))
  const trazadas = trazarLineas(
    tarjetas,
    lineas.map(l => ({ de: l.desde, a: l.hasta, modo: 'previo' })),
  )
  return html`<svg class="lineas" viewBox="0 0 ${ancho} ${alto}" height="${alto}" preserveAspectRatio="none" aria-hidden="true" focusable="false">${trazadas.map(
    ({ de, a, puntos }) => {
      const [x, y] = puntos.at(-1)!
      const sentido = x < puntos.at(-2)![0] ? 1 : -1
      return html`<g data-de="${de}" data-a="${a}" data-clase="${clases.get(`${de}-${a}`) ?? 'previo'}"><path d="${trazoSvg(puntos)}"/><path class="punta" d="M${x} ${y}l${sentido * 6} -3.5v7z"/></g>`
    },
  )}</svg>`
}

/** What the script knows of the courses: what the page says of them already, as data. */
const datosDeMalla = ({ sitio, plan, malla }: Vista) => {
  const { asignaturas, ciclos, secciones } = plan.datos
  const escritos = new Map(malla.grupos.flatMap(g => g.cursos.map(c => [c.id, { ...c, grupo: g.nombre }])))
  return {
    ciclos,
    secciones,
    ningun: palabrasDe(plan.datos.institucion).ningun,
    cursos: asignaturas.map(({ id, nombre, codigo, ciclo_id, seccion_id, orden, requisitos }) => ({
      ...{ id, nombre, codigo, ciclo_id, seccion_id, orden, requisitos },
      grupo: escritos.get(id)?.grupo ?? '',
      creditos: escritos.get(id)?.creditos ?? null,
      horas: escritos.get(id)?.horas ?? '',
      nota: escritos.get(id)?.nota ?? null,
      href: enSitio(sitio, caminoDeCurso(plan, id)),
    })),
  }
}
