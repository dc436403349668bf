const pointOfSale = ["hat", "register-plus", "flymail"];

/** True for works whose image name says that they run on the point of sale. */
export function hasPointOfSaleBadge(imageName: string): boolean {
  return pointOfSale.some((name) => imageName.includes(name));
}
