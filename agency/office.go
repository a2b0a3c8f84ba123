package agency

// Office is where the agency is. Country is its code: BE, LU.
type Office struct {
	Street  string `json:"street"` // with the number
	Zip     string `json:"zip"`
	City    string `json:"city"`
	Country string `json:"country"`
}

// Line is the address in one line: "Breeërsteenweg 1, 3640 Kinrooi".
func (o Office) Line() string { return Joined(", ", o.Street, Joined(" ", o.Zip, o.City)) }
