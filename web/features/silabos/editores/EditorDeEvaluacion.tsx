import type {
  CriterioDeCarta,
  Evaluacion,
  LineaDeEvaluacion,
  Unidad,
} from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import { faltaAsignar } from '@malla/domain/silabos/evaluacion.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { repartirResto } from '@malla/domain/silabos/repartirPesos.ts'
import { cortar } from '@malla/domain/texto/cortar.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../ui/newKey.ts'
import { conCalma } from './conCalma.ts'
import { EvaluacionLeida } from './EvaluacionLeida.tsx'
import type { EditorProps } from './editor.ts'
import { criteriosPorTraer, lineasDeCriterios, lineasPorUnidad } from './evaluacion.ts'
import { CampoDeLinea } from './lineas/CampoDeLinea.tsx'
import { CifraDeLinea } from './lineas/CifraDeLinea.tsx'
import classes from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { type Sitio, useLineas } from './lineas/useLineas.ts'
import { rotulo } from './programacion/unidades.ts'
import { SumaDePesos } from './SumaDePesos.tsx'
import { TextoEnSuLugar } from './TextoEnSuLugar.tsx'

type Props = EditorProps<'evaluacion'>

/** So many letters of a criterion fit on a button. */
const NOMBRADO = 40

const VACIA: Evaluacion = { lineas: [], texto: '' }
const sitio: Sitio<'evaluacion', LineaDeEvaluacion> = {
  de: valor => valor.lineas,
  con: (valor, lineas) => ({ ...valor, lineas }),
}

/** How a course is evaluated: lines with their weights, which must reach 100 % (§5), and what else is said of it below. */
export const EditorDeEvaluacion = conCalma(function EditorDeEvaluacion({ valor = VACIA, ...props }: Props) {
  const unidades = (props.abierto.silabo.silabo.unidadesaprendizaje ?? []) as Unidad[]
  return props.whyNot === null ? (
    <Editada {...props} valor={valor} unidades={unidades} />
  ) : (
    <EvaluacionLeida
      valor={valor}
      unidades={unidades}
      estructura={props.abierto.estructura as EstructuraDeSilabo}
    />
  )
})

function Editada({
  valor,
  onCambio,
  abierto,
  faltas,
  unidades,
}: Props & { valor: Evaluacion; unidades: readonly Unidad[] }) {
  const { lista, taller, aviso, caja } = useLineas('evaluacion', valor, onCambio, sitio)
  const { lineas } = valor
  const { unidad } = abierto.estructura
  const nueva = (): LineaDeEvaluacion => ({
    id: newKey(),
    nombre: '',
    instrumento: '',
    peso: null,
    unidad_id: null,
  })
  const conUnidad = unidades.length > 0
  const criterios = abierto.carta.carta.cartaCriterios ?? []
  const porTraer = criteriosPorTraer(lineas, criterios)
  const lacks = new Set(faltas.map(f => f.donde))
  return (
    <>
      <Lineas
        etiqueta="Evaluación"
        lineas={lineas}
        lista={lista}
        taller={taller}
        aviso={aviso}
        caja={caja}
        nombrar={(l, i) => (l.nombre.trim() ? `«${l.nombre.trim()}»` : `la línea ${i + 1}`)}
        cabeza={
          <div className={classes.titulos} data-forma={conUnidad ? 'evaluacion' : 'sinUnidad'} aria-hidden>
            <span>Evaluación</span>
            <span>Instrumento</span>
            {conUnidad && <span>{titular(unidad.singular)}</span>}
            <span>Peso</span>
          </div>
        }
        pie={
          <Pie
            lineas={lineas}
            onNueva={() => lista.anadir([nueva()])}
            porTraer={porTraer}
            onTraer={() =>
              lista.anadir(
                lineasDeCriterios(porTraer, newKey),
                lineas.length > 0 ? 'Se añadió lo que faltaba de la carta.' : undefined,
              )
            }
            onPorUnidad={
              conUnidad && lineas.length === 0
                ? () => lista.anadir(lineasPorUnidad(unidades, unidad, newKey))
                : undefined
            }
            deCada={`Una por ${unidad.singular}`}
            onRepartir={() =>
              lista.hacer(
                'repartir los pesos',
                ls => repartirResto(ls, criterios),
                'Se repartió lo que faltaba.',
              )
            }
          />
        }
      >
        {(l, i) => (
          <div className={classes.campos} data-forma={conUnidad ? 'evaluacion' : 'sinUnidad'}>
            <CampoDeLinea
              nombre={`Evaluación ${i + 1}`}
              valor={l.nombre}
              onCambio={nombre => lista.cambiar(l.id, { nombre })}
              placeholder="Prácticas, examen parcial…"
              maximo={300}
              isFalta={lacks.has(l.id) && !l.nombre.trim()}
              isFuerte
            />
            <CampoDeLinea
              nombre={`Instrumento de la evaluación ${i + 1}`}
              valor={l.instrumento}
              onCambio={instrumento => lista.cambiar(l.id, { instrumento })}
              placeholder="Instrumento"
              maximo={300}
            />
            {conUnidad && (
              <NativeSelect
                className={classes.elegir}
                variant="unstyled"
                aria-label={`${titular(unidad.singular)} de la evaluación ${i + 1}`}
                value={unidades.some(u => u.id === l.unidad_id) ? l.unidad_id! : ''}
                onChange={e => lista.cambiar(l.id, { unidad_id: e.currentTarget.value || null })}
                data={[
                  { value: '', label: 'Todo el curso' },
                  ...unidades.map((u, n) => ({ value: u.id, label: rotulo(n, unidad) })),
                ]}
              />
            )}
            <CifraDeLinea
              nombre={`Peso de la evaluación ${i + 1}`}
              valor={l.peso}
              onCambio={peso => lista.cambiar(l.id, { peso })}
              decimales={2}
              maximo={100}
              sufijo="%"
              isFalta={lacks.has(l.id) && l.peso === null}
            />
          </div>
        )}
      </Lineas>
      <TextoEnSuLugar
        nombre="Fórmula y condiciones de la evaluación"
        valor={valor.texto}
        onCambio={texto => taller.poner({ ...taller.valor(), texto })}
        invitacion="Fórmula del promedio, condiciones para aprobar… (opcional)"
      />
    </>
  )
}

function Pie({
  lineas,
  onNueva,
  porTraer,
  onTraer,
  onPorUnidad,
  deCada,
  onRepartir,
}: {
  lineas: readonly LineaDeEvaluacion[]
  onNueva: () => void
  porTraer: readonly CriterioDeCarta[]
  onTraer: () => void
  onPorUnidad: (() => void) | undefined
  deCada: string
  onRepartir: () => void
}) {
  const falta = faltaAsignar(lineas)
  return (
    <div className={classes.pie}>
      <div className={classes.botones}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={onNueva}
        >
          Añadir evaluación
        </Button>
        {porTraer.length > 0 && lineas.length === 0 && (
          <Button size="compact-sm" variant="subtle" onClick={onTraer}>
            Usar los criterios de la carta
          </Button>
        )}
        {onPorUnidad && (
          <Button size="compact-sm" variant="subtle" onClick={onPorUnidad}>
            {deCada}
          </Button>
        )}
      </div>
      {lineas.length > 0 && (
        <div className={classes.suma}>
          <span role="status">
            <SumaDePesos lineas={lineas} />
          </span>
          {porTraer.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={onTraer}>
              {porTraer.length === 1
                ? `Añadir «${cortar(porTraer[0]!.criterio, NOMBRADO)}»`
                : `Añadir ${porTraer.length} de la carta`}
            </Button>
          )}
          {falta > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={onRepartir}>
              Repartir
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
