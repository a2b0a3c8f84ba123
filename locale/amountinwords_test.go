package locale

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestAmountInWords(t *testing.T) {
	for _, c := range []struct {
		l    Language
		text string
		want Money
	}{
		{Dutch, "driehonderdnegenenveertigduizend euro", 349_000_00},
		{Dutch, "Driehonderd negenenveertig duizend", 349_000_00},
		{Dutch, "zegge: tweeëndertigduizend vijfhonderd euro en vijftig cent", 32_500_50},
		{Dutch, "Eén miljoen tweehonderdduizend euro", 1_200_000_00},
		{Dutch, "twaalfhonderdvijftig", 1_250_00},
		{Dutch, "duizend en één", 1_001_00},
		{Dutch, "honderdduizend", 100_000_00},
		{French, "trois cent quarante-neuf mille euros", 349_000_00},
		{French, "deux cent quatre-vingt-dix-neuf mille neuf cent nonante-neuf", 299_999_00},
		{French, "soixante et onze mille", 71_000_00},
		{French, "septante-cinq mille", 75_000_00},
		{French, "soixante-dix-sept mille", 77_000_00},
		{French, "quatre-vingts euros et cinquante cents", 80_50},
		{French, "mille euros vingt centimes", 1_000_20},
		{French, "un million deux cent mille", 1_200_000_00},
		{French, "cinq cents euros", 500_00},
		{French, "mille deux cents euros", 1_200_00},
		{French, "trois cents mille euros", 300_000_00}, // an s too many, as many write it
		{French, "un million d'euros", 1_000_000_00},
		{French, "deux millions d’euros et cinquante centimes", 2_000_000_50},
		{French, "la somme de deux cent mille euros", 200_000_00},
		{Dutch, "tweehonderdduizend euro's", 200_000_00},
		{Dutch, "EUR tweehonderdduizend", 200_000_00},
		{English, "the sum of one million euros only", 1_000_000_00},
		{English, "three hundred and forty-nine thousand euros", 349_000_00},
		{English, "A hundred thousand", 100_000_00},
		{English, "twelve hundred euros and fifty cents", 1_200_50},
		{German, "dreihundertneunundvierzigtausend Euro", 349_000_00},
		{German, "eine Million zweihunderttausend", 1_200_000_00},
		{German, "fünfunddreißigtausend Euro und fünfzig Cent", 35_000_50},
		{German, "fuenfzigtausend", 50_000_00},
	} {
		if got, ok := AmountInWords(c.text, c.l); !ok || got != c.want {
			t.Errorf("%s: %q is read as %v, %v, want %v", c.l, c.text, got, ok, c.want)
		}
	}
}

func TestAmountInWordsRefuses(t *testing.T) {
	for text, l := range map[string]Language{
		"": Dutch, "349000": Dutch, "twee drie": Dutch, "euro": Dutch, "veel": Dutch, "en": Dutch, "drie euro vier euro": Dutch,
		"vijf miljoen miljoen": Dutch,
		"deux trois":           French, "vingt vingt": French, "one two": English, "hundred hundred": English, "fifty sixty": English,
		"drei vier": German, "mille mille": French,
		"driehonderd en": Dutch, "vingt et un six": French, "trente cinq quatre": French, "tweeduizend duizend": Dutch,
		"thousand twelve hundred": English,
	} {
		if got, ok := AmountInWords(text, l); ok {
			t.Errorf("%s: %q is read as %v, want it refused", l, text, got)
		}
	}
}

func TestAmountInWordsReadsEveryAmount(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for i := range 10_000 {
		n := i
		if i >= 2000 {
			n = random.IntN(100_000_000)
		}
		for _, l := range Languages {
			words := inWords(n, l)
			if got, ok := AmountInWords(words, l); !ok || got != Money(n)*100 {
				t.Fatalf("%s: %d in words is %q, which is read as %v, %v", l, n, words, got, ok)
			}
			spaceless := strings.NewReplacer(" ", "", "-", "").Replace(strings.ToUpper(words))
			if got, ok := AmountInWords(spaceless, l); !ok || got != Money(n)*100 {
				t.Fatalf("%s: %d without spaces is %q, which is read as %v, %v", l, n, spaceless, got, ok)
			}
		}
	}
}

func TestSameAmount(t *testing.T) {
	if !SameAmount(349_000_00, "driehonderdnegenenveertigduizend", English) || !SameAmount(100, "un euro", French) {
		t.Error("SameAmount is false for an amount and its words")
	}
	if SameAmount(349_000_01, "driehonderdnegenenveertigduizend", Dutch) || SameAmount(0, "", Dutch) {
		t.Error("SameAmount is true for different amounts")
	}
}

// inWords writes a number below a thousand million in correct spelling.
func inWords(n int, l Language) string {
	switch l {
	case Dutch:
		return scaled(n, l, "miljoen", "duizend", " ", "")
	case German:
		if n/1_000_000 == 1 {
			return strings.TrimSpace("eine Million " + nonZero(n%1_000_000, l))
		}
		return scaled(n, l, "Millionen", "tausend", " ", "")
	case French:
		if n/1_000_000 > 1 {
			return scaled(n, l, "millions", "mille", " ", " ")
		}
		return scaled(n, l, "million", "mille", " ", " ")
	}
	return scaled(n, l, "million", "thousand", " ", " ")
}

func nonZero(n int, l Language) string {
	if n == 0 {
		return ""
	}
	return inWords(n, l)
}

func scaled(n int, l Language, million, thousand, space, join string) string {
	if n == 0 {
		return strings.Fields(numberWords[l])[0]
	}
	var parts []string
	if m := n / 1_000_000; m > 0 {
		parts = append(parts, hundreds(m, l)+space+million)
	}
	rest := ""
	if k := n / 1000 % 1000; k > 1 || k == 1 && l == English {
		rest = hundreds(k, l) + join + thousand
	} else if k == 1 {
		rest = thousand
	}
	if h := n % 1000; h > 0 {
		rest = strings.TrimSpace(rest + " " + hundreds(h, l))
	}
	return strings.TrimSpace(strings.Join(append(parts, rest), " "))
}

func hundreds(n int, l Language) string {
	word := map[Language]string{Dutch: "honderd", French: " cent ", English: " hundred ", German: "hundert"}[l]
	s := ""
	if h := n / 100; h > 1 || h == 1 && l == English {
		s = units(h, l) + word
	} else if h == 1 {
		s = word
	}
	if n%100 > 0 {
		s += units(n%100, l)
	}
	return strings.TrimSpace(s)
}

func units(n int, l Language) string {
	words := strings.Fields(numberWords[l])
	word := func(i int) string { return strings.Split(words[i], "/")[0] }
	tens := func(n int) string { return word(n/10 + 18) }
	switch {
	case l == French && n >= 17 && n < 20:
		return "dix-" + word(n-10)
	case n < 20:
		return word(n)
	case l == French && n > 60 && n < 80:
		if n == 71 {
			return "soixante et onze"
		}
		return "soixante-" + units(n-60, l)
	case l == French && n > 80:
		return "quatre-vingt-" + units(n-80, l)
	case l == French && n == 80:
		return "quatre-vingts"
	case n%10 == 0:
		return tens(n)
	case l == Dutch:
		return word(n%10) + "en" + tens(n)
	case l == German:
		return word(n%10) + "und" + tens(n)
	case l == French && n%10 == 1:
		return tens(n) + " et un"
	}
	return tens(n) + "-" + word(n%10)
}
