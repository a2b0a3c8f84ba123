package whise

// lawful is where Whise has what the law asks of an advertisement: the number of a detail, or the name of a field of the API. Whise does
// not give the site what is not here: the flood scores and the date of their report, and Luxembourg's thermal class.
var lawful = map[string]string{
	"energy.specific": "2089", "energy.total": "2390", "energy.co2": "2090", "energy.uniqueCode": "2391", "energy.labelText": "2056",
	"costs.charges": "301", "publishPrice": "displayPrice", "planning.permit": "808", "planning.allotmentPermit": "812",
	"planning.preemptiveRight": "1734", "planning.summons": "2712", "planning.judicialDecision": "2712", "planning.destination": "1736",
}
