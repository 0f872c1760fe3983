/** A press that draws a picture and shares it. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '#shell/ui/toast.ts';

/** Draws and shares by `share`; where that fails, a message says so. */
export function useSharing(share: () => Promise<void>): { isDrawing: boolean; press: () => void } {
  const { t } = useLingui();
  const [isDrawing, setIsDrawing] = useState(false);
  const draw = async () => {
    setIsDrawing(true);
    try {
      await share();
    } catch {
      toast({
        title: t`The picture could not be made`,
        description: t`Please try again.`,
        variant: 'destructive',
      });
    }
    setIsDrawing(false);
  };
  return { isDrawing, press: () => void draw() };
}
