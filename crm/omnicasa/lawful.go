package omnicasa

// lawful gives Omnicasa's field for what the law asks of an advertisement, by the site's name of the field. Omnicasa does not give the site
// what is not here.
var lawful = map[string]string{"energy.specific": "EnergyPerformance", "energy.uniqueCode": "EPCUniqueCode",
	"energy.labelText": "EPCLabelText", "costs.charges": "Charges", "publishPrice": "PublishPrice",
	"planning.destination": "AreaApplication"}
