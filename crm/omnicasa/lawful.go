package omnicasa

// lawful is the field of Omnicasa that has what the law asks of an advertisement. What is not here Omnicasa does not give to the site.
var lawful = map[string]string{"energy.specific": "EnergyPerformance", "energy.uniqueCode": "EPCUniqueCode",
	"energy.labelText": "EPCLabelText", "costs.charges": "Charges", "publishPrice": "PublishPrice",
	"planning.destination": "AreaApplication"}
