package agency

// Money is an amount in euro cents.
type Money int64

// Amount is the whole euro.
func (m Money) Amount() int { return int(m / 100) }

// Cents are the cents on top of Amount, 0 to 99.
func (m Money) Cents() int { return int(m % 100) }

// Text is the amount as the site shows it: "€ 1.250,50".
func (m Money) Text() string { return FormatEuro(float64(m) / 100) }
