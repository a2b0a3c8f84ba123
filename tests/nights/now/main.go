// Command now prints what time it is, which shows that a preloaded clock is Go's too. It is linked with libc, as the program is.
package main

import "C"

import (
	"fmt"
	"time"
)

func main() {
	fmt.Println(time.Now().Unix())
}
