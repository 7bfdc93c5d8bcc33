import { Button, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useCopiar } from '../../ui/useCopiar.ts'
import classes from './Case.module.css'

/** Where other systems read the competencies of a plan, and whether they can. */
export function PublicacionCase({ planId, onClose }: { planId: number; onClose: () => void }) {
  const query = useCall('case.publicacion', { planId }, { meta: { shown: true } })
  return (
    <Dialog opened onClose={onClose} title="Publicación CASE" size={640}>
      <Loaded query={query}>
        {({ data }) => (
          <>
            {data.activo ? (
              <Text size="sm">
                Cualquier sistema puede leer las competencias de este plan en estas direcciones, sin usuario
                ni contraseña.
              </Text>
            ) : (
              <Apagada />
            )}
            {data.activo &&
              data.direcciones.map(d => (
                <section key={d.version} className={classes.version} aria-label={`CASE ${d.version}`}>
                  <h3 className={classes.cabeza}>CASE {d.version}</h3>
                  <Direccion nombre="Paquete completo" url={d.paquete} />
                  <Direccion nombre="Documento" url={d.documento} />
                </section>
              ))}
            <Text size="xs" c="dimmed" mt={16}>
              Identificador del documento: <code>{data.documento_id}</code>. No cambia mientras exista el
              plan.
            </Text>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}

function Apagada() {
  const isMia = useWhyNot('curricular.editar') === null
  return (
    <Text size="sm">
      La institución todavía no publica sus competencias.{' '}
      {isMia ? (
        <>
          La publicación se activa en <Link href={paths.ajustes()}>Ajustes</Link>, en «CASE»; entonces
          aparecen aquí las direcciones.
        </>
      ) : (
        'Quien administra la institución puede activar la publicación en Ajustes, en «CASE».'
      )}
    </Text>
  )
}

function Direccion({ nombre, url }: { nombre: string; url: string }) {
  const { copiado, onCopiar } = useCopiar(url)
  return (
    <div className={classes.direccion}>
      <span className={classes.nombre}>{nombre}</span>
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${copiado ? 'Copiada' : 'Copiar'} la dirección: ${nombre.toLowerCase()}`}
        leftSection={copiado ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        onClick={onCopiar}
      >
        {copiado ? 'Copiada' : 'Copiar'}
      </Button>
    </div>
  )
}
