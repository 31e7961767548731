import { inEveryLanguage } from "../../i18n/catalogue.ts"

export const texts = inEveryLanguage({
  de: {
    error: {
      notFound: {
        title: "404: Diese Seite gibt es nicht",
        checkUrl: "Prüfen Sie, ob die Adresse richtig geschrieben ist.",
        checkLink: "Prüfen Sie, ob der Link, dem Sie gefolgt sind, noch stimmt."
      }
    },
    pages: { notFound: "Unter dieser Adresse gibt es keine Seite." }
  },
  en: {
    error: {
      notFound: {
        title: "404: this page does not exist",
        checkUrl: "Check that the URL is spelled correctly.",
        checkLink: "Check that the link you followed is still correct."
      }
    },
    pages: { notFound: "There is no page at this address." }
  },
  fr: {
    error: {
      notFound: {
        title: "404 : cette page n’existe pas",
        checkUrl: "Vérifiez que l’adresse est écrite correctement.",
        checkLink: "Vérifiez que le lien que vous avez suivi est toujours valable."
      }
    },
    pages: { notFound: "Aucune page n’existe à cette adresse." }
  },
  it: {
    error: {
      notFound: {
        title: "404: questa pagina non esiste",
        checkUrl: "Controlli che l’indirizzo sia scritto correttamente.",
        checkLink: "Controlli che il link seguito sia ancora valido."
      }
    },
    pages: { notFound: "A questo indirizzo non c’è alcuna pagina." }
  }
})

declare module "../../i18n/catalogue.ts" {
  interface Written {
    readonly notFound: typeof texts
  }
}
