import { Drawer } from '@mantine/core'
import classes from './CajonDeMenu.module.css'
import { Sidebar } from './Sidebar.tsx'

/** The sidebar as a drawer over the page. */
export const CajonDeMenu = ({ abierto, onClose }: { abierto: boolean; onClose: () => void }) => (
  <Drawer.Root
    opened={abierto}
    onClose={onClose}
    closeOnEscape={false}
    position="left"
    size={288}
    classNames={{ content: classes.cajon }}
  >
    <Drawer.Overlay backgroundOpacity={0.2} />
    <Drawer.Content aria-label="Navegación">
      <Sidebar collapsed={false} />
    </Drawer.Content>
  </Drawer.Root>
)
