import { avisoDePesos, sumaDePesos } from '@malla/domain/planes/pesos.ts'
import type { CriterioDeCarta } from '@malla/domain/silabos/contenido.ts'
import { porcentaje } from '@malla/domain/texto/numero.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { newKey } from '../../../ui/newKey.ts'
import { StatusDot } from '../../../ui/StatusDot.tsx'
import type { EditorProps } from './editor.ts'
import editores from './editores.module.css'
import { CampoDeLinea } from './lineas/CampoDeLinea.tsx'
import { CifraDeLinea } from './lineas/CifraDeLinea.tsx'
import tabla from './lineas/Leida.module.css'
import classes from './lineas/Lineas.module.css'
import { Lineas } from './lineas/Lineas.tsx'
import { useLineas } from './lineas/useLineas.ts'

const sitio = {
  de: (valor: CriterioDeCarta[]) => valor,
  con: (_valor: CriterioDeCarta[], lineas: CriterioDeCarta[]) => lineas,
}
const NINGUNO: CriterioDeCarta[] = []

/** By what a course is evaluated, as its carta says; weights are not asked for, but where there are some they should reach 100 %. */
export function EditorDeCriterios({ valor = NINGUNO, whyNot, onCambio }: EditorProps<'cartaCriterios'>) {
  return whyNot === null ? <Editados valor={valor} onCambio={onCambio} /> : <Leidos valor={valor} />
}

function Leidos({ valor }: { valor: CriterioDeCarta[] }) {
  const suma = sumaDePesos(valor)
  if (valor.length === 0) return <p className={editores.sinTexto}>Sin criterios todavía.</p>
  return (
    <table className={tabla.leida} aria-label="Criterios de evaluación">
      <thead>
        <tr>
          <th scope="col">Criterio</th>
          {suma !== null && <th scope="col">Peso</th>}
        </tr>
      </thead>
      <tbody>
        {valor.map(c => (
          <tr key={c.id} data-donde={c.id}>
            <td>{c.criterio}</td>
            {suma !== null && <td>{c.peso === null ? '' : porcentaje(c.peso)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Editados({
  valor,
  onCambio,
}: {
  valor: CriterioDeCarta[]
  onCambio: EditorProps<'cartaCriterios'>['onCambio']
}) {
  const { lista, taller, aviso, caja } = useLineas('cartaCriterios', valor, onCambio, sitio)
  const suma = sumaDePesos(valor)
  const mal = avisoDePesos(valor)
  return (
    <Lineas
      etiqueta="Criterios de evaluación"
      lineas={valor}
      lista={lista}
      taller={taller}
      aviso={aviso}
      caja={caja}
      nombrar={(_c, i) => `el criterio ${i + 1}`}
      pie={
        <div className={classes.pie}>
          <div className={`${classes.botones} no-print`}>
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => lista.anadir([{ id: newKey(), criterio: '', peso: null }])}
            >
              Añadir criterio
            </Button>
          </div>
          {suma !== null && (
            <span className={classes.suma} role="status">
              <StatusDot status={mal ? 'warning' : 'good'}>{mal ?? porcentaje(suma)}</StatusDot>
            </span>
          )}
        </div>
      }
    >
      {(c, i) => (
        <div className={classes.campos} data-forma="cifra">
          <CampoDeLinea
            nombre={`Criterio ${i + 1}`}
            valor={c.criterio}
            onCambio={criterio => lista.cambiar(c.id, { criterio })}
            placeholder="Qué se evalúa…"
            maximo={500}
          />
          <CifraDeLinea
            nombre={`Peso del criterio ${i + 1}`}
            valor={c.peso}
            onCambio={peso => lista.cambiar(c.id, { peso })}
            decimales={2}
            maximo={100}
            sufijo="%"
          />
        </div>
      )}
    </Lineas>
  )
}
