package values

import (
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/locale"
)

// moments are the words for when one can move in that are no date.
var moments = map[detail.AvailabilityMoment]map[string]bool{
	"IMMEDIATELY": words(`sofort ab_sofort per_sofort sofort_frei sofort_verfügbar frei leer bezugsfrei direct per_direct
		direct_beschikbaar
		onmiddellijk onmiddellijk_beschikbaar meteen vrij leegstaand immédiatement immédiat immédiate immediatement immediat immediate
		de_suite tout_de_suite dès_maintenant libre
		libre_de_suite libre_immédiatement disponible disponible_immédiatement immediately
		onmiddellijk_vrij direct_vrij meteen_vrij meteen_beschikbaar sofort_bezugsfrei immediately_available available
		available_now now vacant asap nu maintenant jetzt dès_à_présent dès_maintenant zo_snel_mogelijk dès_que_possible
		as_soon_as_possible so_bald_wie_möglich schnellstmöglich vanaf_onmiddellijk per_onmiddellijk ab_jetzt van_gebruik d'occupation`),
	"AT_DEED": words(`akte bij_akte bij_de_akte bij_notariële_akte bij_verlijden_akte bij_het_verlijden_van_de_akte vrij_bij_akte acte
		à_l'acte a_l'acte à_l'acte_authentique libre_à_l'acte deed at_deed at_the_deed on_deed on_completion completion bei_akte zur_akte
		bei_notarieller_urkunde mit_beurkundung na_akte na_de_akte na_ondertekening_akte na_het_verlijden_van_de_akte
		après_l'acte après_acte à_la_signature_de_l'acte
		upon_completion`),
	"COMPROMISE": words(`compromis bij_compromis bij_de_compromis au_compromis bij_verkoopovereenkomst at_compromis`),
	"IN_AGREEMENT": words(`overleg in_overleg overeen_te_komen in_onderling_overleg nader_overeen_te_komen te_bespreken à_convenir
		a_convenir à_discuter selon_accord selon_convenance in_onderling_akkoord onderling_overeen_te_komen
		by_agreement by_arrangement to_be_agreed nach_vereinbarung nach_absprache
		n._vereinbarung n.v. n.v verhandelbar vereinbarung`),
	"AFTER_WORKS": words(`na_werken na_de_werken na_oplevering bij_oplevering na_voltooiing après_travaux après_les_travaux
		à_l'achèvement après_achèvement à_la_livraison after_works on_delivery nach_fertigstellung bei_fertigstellung
		bij_voorlopige_oplevering à_la_réception_provisoire dès_réception_provisoire
		nach_renovierung nach_umbau`),
	"RESPECTING_LEASE": words(`verhuurd lopende_huur lopend_huurcontract loué louée occupé bail_en_cours rented let tenanted lease_continues
		vermietet`),
}

var (
	// free are the words before and behind a moment that say only that one can move in: beschikbaar bij akte, sofort frei.
	free = regexp.MustCompile(`^(?:vrij|beschikbaar|libre|disponible|frei|verfügbar|bezugsfrei|available|free):? ` +
		`| (?:vrij|beschikbaar|libre|disponible|frei|verfügbar|bezugsfrei|beziehbar|available)$`)
	// leased are homes that are let until some day, on which they need not be free.
	leased = regexp.MustCompile(`^(?:(?:nog )?verhuurd tot|louée? jusqu|bail jusqu|vermietet bis|(?:let|rented|leased) (?:until|till))\b`)
)

// Available reads when one can move in: a date, or words such as sofort, bij akte, à convenir. Both are nil for what is not said, and for
// what means nothing, which is noted.
func (r Reader) Available(name, text string) (*detail.AvailabilityMoment, *locale.Date) {
	t := strings.TrimRight(tidy(text), " .!")
	if leased.MatchString(t) {
		moment := detail.AvailabilityMoment("RESPECTING_LEASE")
		r.taken(name, text, moment)
		return &moment, nil
	}
	for moment, said := range moments {
		if said[t] || said[free.ReplaceAllString(t, "")] {
			return &moment, nil
		}
	}
	return nil, r.Date("availability.from", name, text)
}
