import { Alert } from '@mantine/core'
import { contarCosas, enPocas } from '../../../app/importar/creados.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import classes from './Barra.module.css'
import type { PorCrear } from './porCrear.ts'

const DE_UNO = 'Es de toda la institución: compruebe que el nombre esté bien escrito.'
const DE_TODOS = 'Son de toda la institución: compruebe que los nombres estén bien escritos.'
/** For whoever may not add to the catalogues. */
const QUIEN_PUEDE = 'Pídalo al administrador o a un operador de toda la institución.'

interface Props {
  faltan: readonly PorCrear[]
  /** Which of them is being made. */
  haciendo: PorCrear | null
  /** Why this person may not make them, or null. */
  whyNot: string | null
  onCrear: (que: PorCrear) => void
}

/** What no catalogue has: to be made here, or from whom to ask for it. */
export const AvisoDeFaltantes = ({ faltan, haciendo, whyNot, onCrear }: Props) => (
  <Alert color="maiz" mb={8} role="status" p={8}>
    {faltan.map(que => (
      <div key={que.tipo} className={classes.faltan}>
        <Dicho que={que} />
        {!whyNot && (
          <ActionButton
            size="compact-sm"
            variant="default"
            loading={haciendo === que}
            onClick={() => onCrear(que)}
          >
            {`Crear ${contarCosas(que.tipo, que.nombres.length)}`}
          </ActionButton>
        )}
      </div>
    ))}
    {whyNot ? `${whyNot} ${QUIEN_PUEDE}` : isUno(faltan) ? DE_UNO : DE_TODOS}
  </Alert>
)

const isUno = (faltan: readonly PorCrear[]): boolean => faltan.flatMap(que => que.nombres).length === 1

/** «Faltan en los catálogos 9 áreas: PC, FI, HUM y 6 más.», which opens to all of them. */
function Dicho({ que: { tipo, nombres } }: { que: PorCrear }) {
  const { frase, todos } = enPocas(tipo, nombres)
  const dicho = `${nombres.length === 1 ? 'Falta' : 'Faltan'} en los catálogos ${frase}.`
  if (todos === null) return <span>{dicho}</span>
  return (
    <details>
      <summary>{dicho}</summary>
      {todos}
    </details>
  )
}
