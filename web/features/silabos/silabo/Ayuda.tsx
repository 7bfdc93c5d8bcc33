import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { sumaDePesos } from '@malla/domain/planes/pesos.ts'
import { faltaAsignar } from '@malla/domain/silabos/evaluacion.ts'
import { repartoDeHoras } from '@malla/domain/silabos/horas.ts'
import { lineaDeSeccion, titular } from '@malla/domain/silabos/palabras.ts'
import { contar, numero, porcentaje, segun } from '@malla/domain/texto/numero.ts'
import { Aparte } from '../../../app/shell/Aparte.tsx'
import { parte } from '../../../ui/parte.tsx'
import { rotulo } from '../editores/programacion/unidades.ts'
import classes from './Ayuda.module.css'
import type { SilaboEnPantalla } from './contexto.ts'
import type { Lugar } from './lugar.ts'
import comun from './Silabo.module.css'

const Coach = parte(async () => (await import('./Coach.tsx')).default)

/** What helps while writing: hours left to give out, weights that must reach 100 %, competencies of the course, advice on wording. */
export function Ayuda({ enPantalla, enFoco }: { enPantalla: SilaboEnPantalla; enFoco: Lugar | null }) {
  const activa = (clave: string) => enPantalla.estructura.secciones.some(s => s.clave === clave && s.activa)
  return (
    <div className={classes.ayuda}>
      {activa('unidadesaprendizaje') && enPantalla.abierto.curso.horastotal > 0 && <Horas {...enPantalla} />}
      {activa('evaluacion') && <Pesos {...enPantalla} />}
      <Competencias {...enPantalla} />
      {enPantalla.abierto.whyNotEditar === null && (
        <Aparte seDice>
          <Coach textos={resultadosDe(enPantalla)} enFoco={enFoco?.donde ?? null} />
        </Aparte>
      )}
    </div>
  )
}

function Horas({ contenido, abierto, estructura }: SilaboEnPantalla) {
  const { total, distribuidas, quedan, sobran, unidades } = repartoDeHoras(
    contenido.unidadesaprendizaje ?? [],
    abierto.curso,
    estructura.semanas,
  )
  const enHoras = (i: number, horas: number) => `${rotulo(i, estructura.unidad)}: ${contar(horas, 'hora')}`
  const ancho = Math.max(total, distribuidas, 1)
  const dicho = unidades.map((u, i) => enHoras(i, u.horas)).join(', ')
  return (
    <section>
      <h3>Horas</h3>
      <div
        className={classes.barra}
        role="img"
        aria-label={dicho || `Todavía no hay ${estructura.unidad.plural}`}
      >
        {unidades.map((u, i) => (
          <span
            key={u.unidad_id}
            title={enHoras(i, u.horas)}
            style={{ width: `${(u.horas / ancho) * 100}%`, background: `var(--a${(i % 8) + 1})` }}
          />
        ))}
      </div>
      <p className={classes.linea} data-tono={sobran > 0 ? 'mal' : quedan > 0 ? 'falta' : 'bien'}>
        <span>Distribuidas</span>
        <b>
          {numero(distribuidas)} de {numero(total)}
        </b>
      </p>
      {sobran > 0 && <p className={comun.nota}>{segun(sobran, 'Sobra 1 hora.', 'Sobran # horas.')}</p>}
    </section>
  )
}

function Pesos({ contenido }: SilaboEnPantalla) {
  const lineas = contenido.evaluacion?.lineas ?? []
  const falta = faltaAsignar(lineas)
  return (
    <section>
      <h3>Evaluación</h3>
      {lineas.map((l, i) => (
        <p key={l.id} className={classes.linea}>
          <span>{l.nombre.trim() || `Línea ${i + 1}`}</span>
          <b>{l.peso === null ? '–' : porcentaje(l.peso)}</b>
        </p>
      ))}
      <p className={classes.linea} data-tono={falta === 0 ? 'bien' : falta > 0 ? 'falta' : 'mal'}>
        <span>{falta === 0 ? 'Asignado' : falta > 0 ? 'Falta asignar' : 'Sobra'}</span>
        <b>{porcentaje(falta === 0 ? (sumaDePesos(lineas) ?? 0) : Math.abs(falta))}</b>
      </p>
    </section>
  )
}

function Competencias({ abierto: { competencias } }: SilaboEnPantalla) {
  return (
    <section>
      <h3>Contribuye a estas competencias</h3>
      {competencias.length === 0 && (
        <p className={comun.nota}>
          La matriz del plan todavía no dice a qué competencias contribuye este curso.
        </p>
      )}
      {competencias.map(c => (
        <p key={`${c.id} ${c.nivel}`} className={classes.ficha}>
          <b>{c.codigo}</b> {c.nombre}{' '}
          <span className={classes.nivel}>
            {nombreDeNivel[c.nivel as keyof typeof nombreDeNivel] ?? c.nivel}
          </span>
        </p>
      ))}
    </section>
  )
}

/** A result as the coach reads it; `id` is that of its line or unit. */
export interface Resultado {
  id: string
  nombre: string
  texto: string
}

function resultadosDe({ contenido, estructura }: SilaboEnPantalla): Resultado[] {
  const linea = lineaDeSeccion(
    estructura.secciones.find(s => s.clave === 'resultados')?.nombre ?? 'Resultados',
  )
  const lineas = (contenido.resultados ?? []).map((l, i) => ({
    id: l.id,
    nombre: `${titular(linea.singular)} ${i + 1}`,
    texto: textoLlano(l.texto),
  }))
  const unidades = (contenido.unidadesaprendizaje ?? []).map((u, i) => ({
    id: u.id,
    nombre: rotulo(i, estructura.unidad),
    texto: textoLlano(u.resultado),
  }))
  return [...lineas, ...unidades].filter(r => r.texto.trim() !== '')
}
