import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { lineaDeSeccion, titular } from '@malla/domain/silabos/palabras.ts'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { newKey } from '../../../ui/newKey.ts'
import { TextoRico } from '../../../ui/rico/TextoRico.tsx'
import { ConsejosDeLinea } from './ConsejosDeLinea.tsx'
import { conCalma } from './conCalma.ts'
import type { EditorProps } from './editor.ts'
import editores from './editores.module.css'
import classes from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { useLineas } from './lineas/useLineas.ts'
import { type CompetenciaDelCurso, lineaDe, porElegir, reescritura } from './logros.ts'
import { TextoEnSuLugar } from './TextoEnSuLugar.tsx'

type Clave = 'competencias' | 'resultados' | 'cartaCompetencias'

const sitio = {
  de: (valor: LineaDeLogro[]) => valor,
  con: (_valor: LineaDeLogro[], lineas: LineaDeLogro[]) => lineas,
}
const NINGUNA: LineaDeLogro[] = []

const invitaciones: Readonly<Record<Clave, string>> = {
  competencias: 'Escriba la competencia…',
  resultados: 'Al finalizar la asignatura, el estudiante…',
  cartaCompetencias: 'Escriba la competencia o el elemento…',
}

/** What a line is called here: as the structure calls its section. */
function palabrasDe(clave: Clave, { estructura }: EditorProps<Clave>['abierto']) {
  const suya = estructura.secciones.find(s => s.clave === clave)?.nombre
  const { singular, plural, la } = lineaDeSeccion(
    suya || (clave === 'resultados' ? 'Resultados' : 'Competencias'),
  )
  return {
    una: `${la} ${singular}`,
    titulo: titular(singular),
    nueva: `Añadir ${singular}`,
    sin: `Sin ${plural} todavía.`,
  }
}

/**
 * Competencies or results of a course, a line each: chosen from those of the plan that the course serves, or typed. What is chosen keeps its words of
 * that day; changing them makes it a line of the course's own.
 */
export const EditorDeLogros = conCalma(function EditorDeLogros({
  valor = NINGUNA,
  ...props
}: EditorProps<Clave>) {
  return props.whyNot === null ? <Editados {...props} valor={valor} /> : <Leidos {...props} valor={valor} />
})

type Props = EditorProps<Clave> & { valor: LineaDeLogro[] }

const codigoDe = ({ competencia_id }: LineaDeLogro, { competencias }: Props['abierto']) =>
  competencias.find(c => c.id === competencia_id)?.codigo

function Leidos({ clave, valor, abierto }: Props) {
  if (valor.length === 0) return <p className={editores.sinTexto}>{palabrasDe(clave, abierto).sin}</p>
  return (
    <ul className={editores.logros}>
      {valor.map(l => (
        <li key={l.id} data-donde={l.id}>
          {codigoDe(l, abierto) && <b>{codigoDe(l, abierto)}</b>}
          <TextoRico html={l.texto} />
        </li>
      ))}
    </ul>
  )
}

function Editados({ clave, valor, onCambio, abierto, faltas }: Props) {
  const { lista, taller, aviso, caja } = useLineas(clave, valor, onCambio, sitio)
  const [reescribir] = useState(reescritura)
  const quedan = porElegir(abierto.competencias, valor)
  const { una, titulo, nueva } = palabrasDe(clave, abierto)
  const codigo = (l: LineaDeLogro) => codigoDe(l, abierto)
  const faltan = new Set(faltas.map(f => f.donde))
  return (
    <Lineas
      etiqueta={clave === 'resultados' ? 'Resultados' : 'Competencias'}
      lineas={valor}
      lista={lista}
      taller={taller}
      aviso={aviso}
      caja={caja}
      nombrar={(_l, i) => `${una} ${i + 1}`}
      pie={
        <div className={`${classes.pie} no-print`}>
          <div className={classes.botones}>
            <Elegir
              quedan={quedan}
              onElegir={elegidas => lista.anadir(elegidas.map(c => lineaDe(c, newKey())))}
            />
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => lista.anadir([{ id: newKey(), competencia_id: null, texto: '' }])}
            >
              {nueva}
            </Button>
          </div>
        </div>
      }
    >
      {(l, i) => (
        <div className={editores.logro}>
          {codigo(l) && <b title="Competencia del plan de estudios">{codigo(l)}</b>}
          <div>
            <TextoEnSuLugar
              nombre={`${titulo} ${i + 1}`}
              modo="celda"
              valor={l.texto}
              onCambio={texto => lista.cambiar(l.id, reescribir(l, texto, quedan))}
              invitacion={invitaciones[clave]}
              isFalta={faltan.has(l.id)}
            />
            {clave === 'cartaCompetencias' && l.competencia_id === null && (
              <ConsejosDeLinea texto={textoLlano(l.texto)} />
            )}
          </div>
        </div>
      )}
    </Lineas>
  )
}

/** The competencies of the plan that the course serves and that do not stand here yet. */
function Elegir({
  quedan,
  onElegir,
}: {
  quedan: readonly CompetenciaDelCurso[]
  onElegir: (elegidas: readonly CompetenciaDelCurso[]) => void
}) {
  if (quedan.length === 0) return null
  return (
    <Menu position="bottom-start" width={420}>
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" rightSection={<IconChevronDown size={14} aria-hidden />}>
          Elegir del plan ({quedan.length})
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={editores.opciones}>
        {quedan.length > 1 && (
          <Menu.Item onClick={() => onElegir(quedan)}>Todas las del curso ({quedan.length})</Menu.Item>
        )}
        {quedan.map(c => (
          <Menu.Item key={c.id} onClick={() => onElegir([c])}>
            <b>{c.codigo}</b> {c.nombre} <small>{c.nivel}</small>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
